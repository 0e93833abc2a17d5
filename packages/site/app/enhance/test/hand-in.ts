const AGAIN_MS = 15_000;

/** What became of an attempt to hand in. */
export type Outcome = 'sent' | 'refused' | 'no-line';

interface Sending {
  readonly form: HTMLFormElement;
  readonly onSent: () => void;
  /** The server has something to say: it is asked once more by an ordinary form, whose answer is a page. */
  readonly onRefused: () => void;
}

/** Sends answers until they have arrived: at once, when the connection is back, every few seconds and when asked. */
export class HandIn {
  readonly #sending: Sending;
  #isBusy = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(sending: Sending) {
    this.#sending = sending;
  }

  async #attempt(): Promise<Outcome> {
    const { form } = this.#sending;
    try {
      const body = new URLSearchParams(
        [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      );
      const answer = await fetch(form.action, { method: 'POST', body, headers: { accept: 'text/html' } });
      // A server that is being restarted answers nothing to be shown.
      if (answer.status >= 500) return 'no-line';
      return answer.redirected ? 'sent' : 'refused';
    } catch {
      return 'no-line';
    }
  }

  async send(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    clearTimeout(this.#waiting);
    const outcome = await this.#attempt();
    this.#isBusy = false;
    if (outcome === 'sent') this.#sending.onSent();
    else if (outcome === 'refused') this.#sending.onRefused();
    else this.#waiting = setTimeout(() => void this.send(), AGAIN_MS);
  }
}
