/** The rulebook that lies open over the page, and at which clause. */

class Rulebook {
  game = $state("");
  clause = $state("");

  open(game: string, clause = ""): void {
    this.game = game;
    this.clause = clause;
  }

  close(): void {
    this.game = "";
  }
}

export const rulebook = new Rulebook();
