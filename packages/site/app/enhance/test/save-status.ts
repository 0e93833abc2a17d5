import { formatTime } from '@widya/contract/time/texts';

const SAVED = 'Tersimpan';
const SAVED_HERE = 'Tersimpan di ponsel';
const NOT_SAVED = 'Belum tersimpan: penyimpanan peramban penuh';

/** Shows whether there is a connection, and where the answers are stored. */
export class SaveStatus {
  readonly #page: Document;
  #savedAt: number | null = null;
  #isStored = true;

  constructor(page: Document) {
    this.#page = page;
  }

  get #isOffline(): boolean {
    return this.#page.defaultView?.navigator.onLine === false;
  }

  saved(at: number, isStored: boolean): void {
    this.#savedAt = at;
    this.#isStored = isStored;
    this.show();
  }

  show(): void {
    const banner = this.#page.querySelector<HTMLElement>('[data-offline] > p');
    if (banner) banner.hidden = !this.#isOffline;
    const element = this.#page.querySelector<HTMLElement>('[data-saved]');
    const label = element?.querySelector('span');
    if (!element || !label || this.#savedAt === null) return;
    element.classList.toggle('far', this.#isOffline || !this.#isStored);
    label.textContent = this.#isStored
      ? `${this.#isOffline ? SAVED_HERE : SAVED}, ${formatTime(this.#savedAt)}`
      : NOT_SAVED;
  }
}
