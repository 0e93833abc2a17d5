import { formatTime } from '@widya/contract/time/texts';

const SAVED = 'Tersimpan';
const SAVED_HERE = 'Tersimpan di ponsel';
const NOT_SAVED = 'Belum tersimpan: penyimpanan peramban penuh';

/** Shows whether there is a connection, and where the answers are stored. */
export class Line {
  readonly #page: Document;
  #savedAt: number | null = null;
  #isKept = true;

  constructor(page: Document) {
    this.#page = page;
  }

  get #isOffline(): boolean {
    return this.#page.defaultView?.navigator.onLine === false;
  }

  saved(at: number, isKept: boolean): void {
    this.#savedAt = at;
    this.#isKept = isKept;
    this.show();
  }

  show(): void {
    const banner = this.#page.querySelector<HTMLElement>('[data-offline] > p');
    if (banner) banner.hidden = !this.#isOffline;
    const place = this.#page.querySelector<HTMLElement>('[data-saved]');
    const words = place?.querySelector('span');
    if (!place || !words || this.#savedAt === null) return;
    place.classList.toggle('far', this.#isOffline || !this.#isKept);
    words.textContent = this.#isKept
      ? `${this.#isOffline ? SAVED_HERE : SAVED}, ${formatTime(this.#savedAt)}`
      : NOT_SAVED;
  }
}
