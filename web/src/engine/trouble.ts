/** What can go wrong with rules on this device: a code for the page's sentences, and words for developers. */

export type TroubleCode =
  | "no-wasm" // this browser runs no WebAssembly
  | "no-rules" // there are no compiled rules of such a game
  | "unreachable" // they could not be fetched
  | "broken" // what was fetched is not what its description says
  | "fault" // the rules went astray: a mistake of ours
  | "other-rules" // played with rules that cannot be read any more
  | "newer-rules" // played with newer rules than these
  | "bad-option" // the game has no such option, or not that value
  | "bad-key" // a key has 64 hexadecimal digits
  | "bad-record" // not a record of this setup
  | "bad-budget" // thinking takes a time or a number of iterations, above zero
  | "no-seat" // there is no such seat
  | "no-bot" // there is no such level of bot
  | "no-net" // the net of a master could not be fetched, or does not fit
  | "no-vectors" // this browser has not the instructions that a master needs
  | "no-question" // the seat has nothing to decide
  | "unreadable" // no move of this game
  | "illegal" // against the rules
  | "running" // not before the deal is over
  | "over" // not after the match is over
  | "closed"; // whoever should think was sent away

export class Trouble extends Error {
  constructor(
    readonly code: TroubleCode,
    about: string,
    cause?: unknown,
  ) {
    super(`${code}: ${about}`, { cause });
    this.name = "Trouble";
  }
}
