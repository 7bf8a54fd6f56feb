/**
 * Does again in this browser what the compiled rules did elsewhere (reference.py), with a game's modules, and says what
 * came out differently. It knows nothing of the page: only how modules are called (sobremesa/browser/module.py).
 */

const STACK = 131072; // bytes; our own memory lies behind it

const bytesOf = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const digest = async (bytes) => hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));

/** A module with its memory. */
class Module {
  constructor(compiled) {
    this.memory = new WebAssembly.Memory({ initial: 128 });
    const stack = new WebAssembly.Global({ value: "i32", mutable: true }, STACK);
    const env = { __linear_memory: this.memory, __stack_pointer: stack };
    this.call = new WebAssembly.Instance(compiled, { env }).exports;
    this.bytes = new Uint8Array(this.memory.buffer);
    this.data = new DataView(this.memory.buffer);
    this.free = STACK;
  }

  /** Room for some bytes. */
  room(size) {
    const at = this.free;
    this.free = (this.free + size + 63) & ~63;
    return at;
  }

  put(at, bytes) {
    this.bytes.set(bytes, at);
  }

  get(at, size) {
    return this.bytes.slice(at, at + size);
  }
}

/** What came out differently. */
export async function compare(description, bots, modules, setups, net) {
  const table = new Module(modules.table);
  const bot = new Module(modules.bots);
  const master = net && learn(new Module(modules.master), bots, description, net);
  const wrong = [];
  const tell = (what, found, wanted) => {
    if (String(found) !== String(wanted)) wrong.push(`${what}: ${found} instead of ${wanted}`);
  };
  const memory = remember(bot, bots, description);
  for (const { name, simulated, played } of setups) {
    await simulate(bot, description, simulated, (what, ...both) => tell(`${name}, simulated, ${what}`, ...both));
    await play(table, description, played, (what, ...both) => tell(`${name}, ${what}`, ...both));
    for (const look of played.looks.filter(({ bots }) => bots)) {
      const differ = (what, ...both) => tell(`${name}, move ${look.move}, ${what}`, ...both);
      await think(bot, memory, look, differ);
      tell(`${name}, a master`, !!master, !!look.bots.master);
      if (master) ponder(master, look, differ);
    }
  }
  return wrong;
}

async function simulate(module, description, run, tell) {
  const size = description.fast.size;
  const before = module.free;
  const batch = module.room(2 * size);
  const sums = run.sums.map((count) => module.room(8 * count));
  sums.forEach((at, place) => module.bytes.fill(0, at, at + 8 * run.sums[place]));
  for (const at of [batch, batch + size]) module.put(at, bytesOf(run.blank));
  const counted = sums.flatMap((at, place) => [at, run.sums[place]]);
  tell("moves", module.call.play_chunk(batch, 2, BigInt(run.seed), 0, run.deals, ...counted), run.moves);
  const parts = sums.map((at, place) => module.get(at, 8 * run.sums[place]));
  tell("sums and record", await digest(joined([...parts, module.get(batch + size, size)])), run.digest);
  module.free = before;
}

async function play(module, description, run, tell) {
  const { size, fields } = description.record;
  const before = module.free;
  const [at, other, out] = [module.room(size), module.room(size), module.room(256)];
  module.put(at, bytesOf(run.blank));
  for (let word = 0; word < 8; word++) {
    const digits = run.key.slice(64 - 8 * word - 8, 64 - 8 * word);
    module.data.setUint32(at + fields.key.offset + 4 * word, parseInt(digits, 16), true);
  }
  module.data.setInt8(at + fields.used.offset, 16);
  module.call.deal(at, 1, 0);
  const looks = new Map(run.looks.map((look) => [look.move, look]));
  for (let made = 0; made <= run.moves.length; made++) {
    const look = looks.get(made);
    if (look)
      await see(module, description, { at, other, out }, look, (what, ...both) => tell(`move ${made}, ${what}`, ...both));
    if (made < run.moves.length) module.call.play(at, 1, 0, ...run.moves[made]);
  }
  tell("the end", hexOf(module.get(at, size)), run.end);
  tell("champions", module.call.champions(at, 1, 0), run.champions);
  module.free = before;
}

/** What a seat sees of a state, may do, and imagines. */
async function see(module, description, { at, other, out }, look, tell) {
  const { size } = description.record;
  tell("record", hexOf(module.get(at, size)), look.record);
  module.call.asked(at, 1, 0, out);
  tell("asked", [0, 8, 16].map((place) => module.data.getBigInt64(out + place, true)), look.asked);
  module.call.legal(at, 1, 0, look.seat, out);
  tell("legal", look.legal.map((_, place) => module.data.getBigUint64(out + 8 * place, true)), look.legal);
  tell("points", look.moves.map((move) => module.call.refuse(at, 1, 0, look.seat, move)), look.points);
  module.put(other, module.get(at, size));
  module.call.hide(other, 1, 0, look.seat);
  tell("view", hexOf(module.get(other, size)), look.view);
  module.call.resample(other, 1, 0, look.seat, 7n, 0n);
  tell("resampled", await digest(module.get(other, size)), look.resampled);
}

/** Room for a search. */
function remember(module, { tree, rows }, description) {
  const batch = module.room(rows * description.fast.size);
  const parts = tree.map((part) => ({ ...part, at: module.room(part.count * part.bytes) }));
  const given = parts.flatMap(({ at, count }) => [at, count]);
  const words = description.fast.size / 8;
  return { batch, rows, parts, size: description.fast.size, given: [batch, rows, batch, rows, words, ...given] };
}

async function think(module, memory, { seat, bots }, tell) {
  const record = bytesOf(bots.record);
  plant(module, memory, record);
  const luck = BigInt.asUintN(64, module.call.luck(memory.batch, memory.size / 8, BigInt(bots.seed)));
  tell("luck", luck, bots.luck);
  tell("guess", module.call.guess(memory.batch, 1, 0, seat, luck), bots.guess);
  tell("judge", module.call.judge(memory.batch, 1, 0, seat, luck), bots.judge);
  module.call.grow(...memory.given, seat, 1n, 0, bots.iterations);
  const parts = memory.parts.map(({ at, count, bytes }) => module.get(at, count * bytes));
  tell("tree", await digest(joined([module.get(memory.batch, memory.rows * memory.size), ...parts])), bots.tree);
}

/** Room for a master, with its net where it can be read. */
function learn(module, bots, description, file) {
  const { aligned, parts } = bots.masters.net;
  const end = file.indexOf(10) + 1;
  const about = JSON.parse(new TextDecoder().decode(file.subarray(0, end)));
  const memory = remember(module, bots, description);
  const weights = module.room(file.length - end);
  module.put(weights, file.subarray(end));
  let at = weights;
  const net = about.arrays.flatMap(([name, type, shape], place) => {
    const given = [at, ...shape];
    if (name !== parts[place][0]) throw new Error(`${name} instead of ${parts[place][0]}`);
    const bytes = shape.reduce((all, each) => all * each, parseInt(type.slice(3)) / 8);
    at += Math.ceil(bytes / aligned) * aligned;
    return given;
  });
  const shapeOf = (name) => about.arrays.find((each) => each[0] === name)[2];
  const [[sight, first], [, second], [, said]] = ["first", "second", "last"].map(shapeOf);
  const wide = Math.max(sight, first, second, said);
  const notes = [module.room(sight), 1, sight, module.room(4 * wide), wide, module.room(4 * wide), wide];
  notes.push(module.room(8 * said), said);
  const { rows, most, games } = bots.masters;
  const think = [...net, ...notes];
  if (games[description.game].plans) return { module, memory, net, notes, way: "plan", given: [...memory.given, ...think] };
  const columns = [0, 1, 2].flatMap(() => [module.room(8 * most), most]);
  const given = [memory.batch, rows, ...think, ...columns];
  return { module, memory, net, notes, way: "decide", given };
}

function ponder({ module, memory, net, notes, way, given }, { seat, bots }, tell) {
  const { chance, moves } = bots.master;
  plant(module, memory, bytesOf(bots.record));
  tell("a master's chance", module.call.chance(memory.batch, memory.rows, 0, seat, ...net, ...notes), chance);
  for (const [tries, faith, move] of moves) {
    plant(module, memory, bytesOf(bots.record));
    const found = module.call[way](...given, seat, BigInt(bots.luck), tries, faith);
    tell(`a master with ${tries} tries and faith ${faith}`, found, move);
  }
}

/** A search's memory, with a view in it and nothing else. */
function plant(module, memory, record) {
  for (let row = 0; row < memory.rows; row++) module.put(memory.batch + row * memory.size, record);
  for (const { at, count, bytes } of memory.parts) module.bytes.fill(0, at, at + count * bytes);
}

function joined(parts) {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  parts.reduce((at, part) => (all.set(part, at), at + part.length), 0);
  return all;
}

/** What is done in a second: moves of random play, iterations of search; looks of a master's net, and its moves. */
export function rates(description, bots, modules, { simulated, played }, net, seconds) {
  const module = new Module(modules.bots);
  const memory = remember(module, bots, description);
  const size = description.fast.size;
  const batch = module.room(2 * size);
  const sums = simulated.sums.flatMap((count) => [module.room(8 * count), count]);
  for (const at of [batch, batch + size]) module.put(at, bytesOf(simulated.blank));
  let first = 0;
  const moves = fastest(seconds, () => module.call.play_chunk(batch, 2, 1n, (first += 32), 32, ...sums));
  const looks = played.looks.filter((look) => look.bots).slice(0, 8);
  const found = looks.map(({ seat, bots: { record } }) => {
    plant(module, memory, bytesOf(record));
    let done = 0;
    return fastest(seconds / 8, () => {
      module.call.grow(...memory.given, seat, 1n, done, 32);
      done += 32;
      return 32;
    });
  });
  const master = net && learn(new Module(modules.master), bots, description, net);
  return { moves, iterations: middle(found), ...(master && mastery(master, bots, description, looks, seconds)) };
}

/** How quick a master is: looks of its net in a second, and how often it makes the move that takes it longest. */
function mastery({ module, memory, net, notes, way, given }, { masters }, description, looks, seconds) {
  const { tries, faith } = masters.games[description.game];
  const measured = looks.map(({ seat, bots: { record, luck } }) => {
    plant(module, memory, bytesOf(record));
    const look = fastest(seconds / 16, () => {
      for (let i = 0; i < 100; i++) module.call.chance(memory.batch, memory.rows, 0, seat, ...net, ...notes);
      return 100;
    });
    const choice = fastest(seconds / 16, () => {
      plant(module, memory, bytesOf(record));
      module.call[way](...given, seat, BigInt(luck), tries, faith);
      return 1;
    });
    return { look, choice };
  });
  return { looks: middle(measured.map(({ look }) => look)), choices: Math.min(...measured.map(({ choice }) => choice)) };
}

/** The median, the larger one of two. */
const middle = (numbers) => numbers.sort((one, other) => one - other)[numbers.length >> 1];

/** How much is done in a second, in the best tenth of one. */
function fastest(seconds, work) {
  const end = performance.now() + 1000 * seconds;
  let best = 0;
  while (performance.now() < end) {
    const begun = performance.now();
    let done = 0;
    while (performance.now() - begun < 100) done += work();
    best = Math.max(best, (1000 * done) / (performance.now() - begun));
  }
  return best;
}
