/** One sentence for this person, shown for a while and read out: a refusal with its clause, a trouble, a success. */

export interface Said {
  text: string;
  /** Of the rulebook of `game`, which opens there. */
  clause?: string;
  game?: string;
  /** Something went well. */
  good?: boolean;
  /** Where it stands: its foot is so many pixels above the lower edge of the window. Without it, at the top. */
  foot?: () => number | undefined;
}

class Notice {
  said = $state.raw<Said>();

  show(said: Said): void {
    this.said = said;
  }

  /** Make room for what happens at the table. */
  yield(): void {
    if (this.said?.foot) this.clear();
  }

  clear(): void {
    this.said = undefined;
  }
}

export const notice = new Notice();
