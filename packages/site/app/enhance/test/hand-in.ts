const AGAIN_MS = 15_000;

interface Sending {
  readonly form: HTMLFormElement;
  /** The server has an answer, which is a page of its own. */
  readonly onAnswered: (url: string) => void;
  /** The form comes back with what is wrong with it: only an ordinary form shows that. */
  readonly onRefused: () => void;
}

const fieldsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** Sends answers until they have arrived: at once, every few seconds and when asked, so when the connection is back. */
export class HandIn {
  readonly #sending: Sending;
  #isBusy = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(sending: Sending) {
    this.#sending = sending;
  }

  /** @returns null without a connection, and while a server that is being restarted has nothing to show. */
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
