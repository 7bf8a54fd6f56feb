/** What a screen reader should say by itself: whose turn it is, what was just played. */

class Announcer {
  text = $state("");

  /** Said even if it is the same as before. */
  say(text: string): void {
    this.text = this.text === text ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
