const AGAIN_MS = 15_000;

interface Sending {
  readonly form: HTMLFormElement;
  /** Called with the page of the server's answer. */
  readonly onAnswered: (url: string) => void;
  /** Called when the server refuses the answers; only a regular form submission can show the errors. */
  readonly onRefused: () => void;
}

const fieldsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/**
 * Sends answers until they have arrived: immediately, 15 seconds after each failure, and when `send` is called again,
 * such as when the connection is back.
 */
export class HandIn {
  readonly #sending: Sending;
  #isBusy = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(sending: Sending) {
    this.#sending = sending;
  }

  /** @returns null without a connection, and while the server restarts. */
  async #attempt(): Promise<Response | null> {
    const { form } = this.#sending;
    try {
      const answer = await fetch(form.action, { method: 'POST', body: fieldsOf(form) });
      return answer.status >= 500 ? null : answer;
    } catch {
      return null;
    }
  }

  async send(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    clearTimeout(this.#waiting);
    const answer = await this.#attempt();
    this.#isBusy = false;
    if (answer === null) this.#waiting = setTimeout(() => void this.send(), AGAIN_MS);
    else if (answer.redirected) this.#sending.onAnswered(answer.url);
    else this.#sending.onRefused();
  }
}
