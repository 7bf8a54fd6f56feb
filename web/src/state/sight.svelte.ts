/** Whether somebody can see the page: not while it is behind another one, or the screen is off. */

class Sight {
  hidden = $state(document.hidden);

  constructor() {
    document.addEventListener("visibilitychange", () => (this.hidden = document.hidden));
  }
}

export const sight = new Sight();
