/**
 * The sounds of the table, made on the spot: no files.
 *
 * Browsers stay silent until the first gesture, wherever on the page it is, so the sound card is opened by it and not
 * before; what should have been heard earlier is simply not heard.
 */

export type Sound =
  "deal" | "play" | "draw" | "turn" | "call" | "catch" | "win" | "lose" | "tick" | "refuse" | "thump" | "climax";

/** A note: pitch in Hz, or "paper" for the rustle of a card. */
interface Note {
  pitch: number | "paper";
  /** Seconds from the start of the sound. */
  at: number;
  long: number;
  loud: number;
  wave?: OscillatorType;
  /** Where the pitch slides to. */
  to?: number;
}

const bell = (pitch: number, at: number, long = 0.5, loud = 0.22): Note[] => [
  { pitch, at, long, loud, wave: "sine" },
  { pitch: pitch * 2.01, at, long: long / 2, loud: loud / 4, wave: "sine" },
];
const rustle = (at: number, long: number, loud: number): Note => ({ pitch: "paper", at, long, loud });

const SOUNDS: Record<Sound, Note[]> = {
  deal: [0, 0.08, 0.16, 0.24, 0.32].map((at) => rustle(at, 0.07, 0.35)),
  play: [rustle(0, 0.05, 0.5), { pitch: 160, to: 70, at: 0.02, long: 0.1, loud: 0.4, wave: "sine" }],
  draw: [rustle(0, 0.14, 0.3)],
  turn: [...bell(659, 0), ...bell(880, 0.12)],
  call: [...bell(784, 0, 0.2), ...bell(988, 0.09, 0.2), ...bell(1319, 0.18, 0.6, 0.3)],
  catch: [
    { pitch: 240, to: 720, at: 0, long: 0.16, loud: 0.25, wave: "triangle" },
    { pitch: 720, to: 360, at: 0.16, long: 0.22, loud: 0.25, wave: "triangle" },
  ],
  win: [523, 659, 784, 1047, 1319].flatMap((pitch, i) => bell(pitch, i * 0.11, i === 4 ? 1.2 : 0.4, 0.26)),
  lose: [
    { pitch: 392, to: 370, at: 0, long: 0.28, loud: 0.2, wave: "triangle" },
    { pitch: 311, to: 247, at: 0.26, long: 0.6, loud: 0.2, wave: "triangle" },
  ],
  thump: [{ pitch: 120, to: 42, at: 0, long: 0.26, loud: 0.7, wave: "sine" }, rustle(0, 0.05, 0.3)],
  climax: [
    { pitch: 98, to: 49, at: 0, long: 0.4, loud: 0.6, wave: "sine" },
    ...[523, 659, 784, 1047].flatMap((pitch, i) => bell(pitch, 0.05 + i * 0.05, 0.9, 0.2)),
  ],
  tick: [{ pitch: 1100, at: 0, long: 0.04, loud: 0.16, wave: "square" }],
  refuse: [
    { pitch: 175, at: 0, long: 0.09, loud: 0.22, wave: "triangle" },
    { pitch: 147, at: 0.1, long: 0.14, loud: 0.22, wave: "triangle" },
  ],
};

const VOLUME = 0.7;

let context: AudioContext | undefined;
let master: GainNode | undefined;
let paper: AudioBuffer | undefined;
let muted = false;

function open(): void {
  if (context) return;
  context = new AudioContext();
  master = context.createGain();
  master.gain.value = muted ? 0 : VOLUME;
  master.connect(context.destination);
  paper = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = paper.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
}

/** A finger counts when it is lifted, a mouse when it is pressed; and a phone that slept has stopped the sound card. */
const GESTURES = ["pointerdown", "pointerup", "keydown"];

function wake(): void {
  open();
  if (context?.state === "suspended") void context.resume();
}

/** Listen for gestures; call once, when the page starts. */
export function prepareSound(): void {
  if (!("AudioContext" in globalThis)) return;
  for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true, passive: true });
}

export function setMuted(silent: boolean): void {
  muted = silent;
  if (context) master?.gain.setTargetAtTime(muted ? 0 : VOLUME, context.currentTime, 0.01);
}

function source(
  { pitch, to, wave = "sine" }: Note,
  context: AudioContext,
  at: number,
  end: number,
): AudioScheduledSourceNode {
  if (pitch === "paper") {
    const noise = context.createBufferSource();
    noise.buffer = paper ?? null;
    return noise;
  }
  const tone = context.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, at);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, end);
  return tone;
}

function sing(note: Note, context: AudioContext, master: GainNode, later: number): void {
  const at = context.currentTime + later + note.at;
  const end = at + note.long;
  const voice = source(note, context, at, end);
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0.0001, at);
  envelope.gain.exponentialRampToValueAtTime(note.loud, at + 0.008);
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  if (note.pitch === "paper") {
    const band = new BiquadFilterNode(context, { type: "bandpass", frequency: 2600, Q: 0.7 });
    voice.connect(band).connect(envelope);
  } else voice.connect(envelope);
  envelope.connect(master);
  voice.start(at);
  voice.stop(end + 0.02);
}

/** Make a sound, now or some seconds later. */
export function play(sound: Sound, later = 0): void {
  if (!context || !master || muted) return;
  if (context.state === "suspended") void context.resume();
  for (const note of SOUNDS[sound]) sing(note, context, master, later);
}
