import type { AnswerSheet } from './answer-sheet.ts';
import { missing, stateLabel, tally } from './tally.ts';

const find = (page: Document, name: string): HTMLElement => {
  const element = page.querySelector<HTMLElement>(`[${name}]`);
  if (!element) throw new Error(`the test has no ${name}`);
  return element;
};

/** Shows one question at a time, then the review, then the waiting state while the answers are sent. */
export class Screens {
  readonly #page: Document;
  readonly #sheet: AnswerSheet;
  #index = 0;

  constructor(page: Document, sheet: AnswerSheet) {
    this.#page = page;
    this.#sheet = sheet;
  }

  /** Index of the displayed question; the number of questions stands for the review. */
  get index(): number {
    return this.#index;
  }

  get isReview(): boolean {
    return this.#index === this.#sheet.questions.length;
  }

  #show(name: string, isShown: boolean): void {
    for (const part of this.#page.querySelectorAll<HTMLElement>(`[${name}]`)) part.hidden = !isShown;
  }

  /** @param isMove whether the person navigated there, so that it takes the focus. */
  open(target: number, isMove = true): void {
    const { questions } = this.#sheet;
    this.#index = Math.min(Math.max(target, 0), questions.length);
    for (const [index, question] of questions.entries()) question.hidden = index !== this.#index;
    this.#show('data-place', !this.isReview);
    this.#show('data-steps', !this.isReview);
    for (const name of ['data-review', 'data-last', 'data-hand-in']) this.#show(name, this.isReview);
    this.#show('data-waiting', false);
    this.#show('data-bar', true);
    this.refresh();
    if (!isMove) return;
    (questions[this.#index] ?? find(this.#page, 'data-review')).focus({ preventScroll: true });
    this.#page.defaultView?.scrollTo({ top: 0 });
  }

  openWaiting(): void {
    for (const question of this.#sheet.questions) question.hidden = true;
    for (const name of ['data-place', 'data-steps', 'data-review', 'data-last', 'data-hand-in'])
      this.#show(name, false);
    this.#show('data-waiting', true);
    find(this.#page, 'data-bar').hidden = true;
    find(this.#page, 'data-waiting').focus({ preventScroll: true });
  }

  /** Updates numbers, segments and buttons from the answers. */
  refresh(): void {
    const states = this.#sheet.states;
    find(this.#page, 'data-number').textContent = String(this.#index + 1);
    this.#refreshSegments();
    this.#refreshGrid();
    find(this.#page, 'data-tally').textContent = tally(states);
    const open = missing(states);
    find(this.#page, 'data-missing').hidden = open === '';
    find(this.#page, 'data-missing-which').textContent = open;
    const [back, next] = this.#page.querySelectorAll<HTMLButtonElement>('[data-step]');
    if (back) back.disabled = this.#index === 0;
    if (next) next.textContent = this.#index === states.length - 1 ? 'Periksa' : 'Berikutnya';
  }

  #refreshSegments(): void {
    const segments = this.#sheet.states.map(({ state }, index) => {
      const segment = this.#page.createElement('i');
      segment.className = index === this.#index ? 'here' : state;
      return segment;
    });
    find(this.#page, 'data-segments').replaceChildren(...segments);
  }

  #refreshGrid(): void {
    const items = this.#sheet.states.map(({ state }, index) => {
      const item = this.#page.createElement('li');
      const button = this.#page.createElement('button');
      button.type = 'button';
      button.className = state;
      button.dataset.open = String(index);
      button.textContent = String(index + 1);
      button.setAttribute('aria-label', stateLabel(index, state));
      item.append(button);
      return item;
    });
    find(this.#page, 'data-grid').replaceChildren(...items);
  }
}
