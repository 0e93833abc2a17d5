import { AnswerSheet } from './answer-sheet.ts';
import { readDraft, removeDraft, removeOldDrafts, writeDraft } from './drafts.ts';
import { HandIn } from './hand-in.ts';
import { Line } from './line.ts';
import { Screens } from './screens.ts';
import { startClock } from './time-left.ts';

interface Running {
  readonly page: Document;
  readonly form: HTMLFormElement;
  readonly sheet: AnswerSheet;
  readonly screens: Screens;
  readonly save: () => void;
}

/** Buttons and keys; returns nothing, as the page lives as long as they do. */
function listen({ page, form, sheet, screens, save }: Running, handIn: () => void): void {
  const go = (place: number): void => {
    screens.open(place);
    save();
  };
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (!button) return;
    if (button.dataset.step !== undefined) go(screens.place + Number(button.dataset.step));
    else if (button.dataset.open !== undefined) go(Number(button.dataset.open));
    else if (button.dataset.reviewOpen !== undefined) go(sheet.questions.length);
    else if (button.dataset.retry !== undefined) handIn();
  });
  form.addEventListener('input', () => {
    save();
    screens.refresh();
  });
  // First of all listeners: a key in an answer leads on, and answers that can be sent are sent without leaving the page.
  form.addEventListener(
    'submit',
    (event) => {
      if (screens.isReview && !form.checkValidity()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (screens.isReview) handIn();
      else go(screens.place + 1);
    },
    { capture: true },
  );
}

function run(page: Document, form: HTMLFormElement): void {
  const key = form.dataset.finalTest ?? '';
  const sheet = new AnswerSheet(form);
  const screens = new Screens(page, sheet);
  const line = new Line(page);
  const save = (): void => {
    const draft = sheet.draft(screens.place);
    line.saved(draft.at, writeDraft(key, draft));
  };
  const sending = new HandIn({
    form,
    // The page of the result forgets the draft; every other leaves it where it is.
    onAnswered: (url) => page.location.replace(url),
    onRefused: () => form.submit(),
  });
  const timeOver = form.querySelector<HTMLInputElement>('input[name="waktu_habis"]');
  const handIn = (): void => {
    screens.openWaiting();
    void sending.send();
  };
  const draft = readDraft(key);
  if (draft) sheet.restore(draft);
  const isReturned = form.dataset.returned !== undefined;
  page.documentElement.classList.add('live');
  screens.open(isReturned ? sheet.questions.length : (draft?.place ?? 0), false);
  if (draft) line.saved(draft.at, true);
  line.show();
  listen({ page, form, sheet, screens, save }, handIn);
  for (const name of ['online', 'offline'] as const) window.addEventListener(name, () => line.show());
  window.addEventListener('online', () => {
    if (page.querySelector<HTMLElement>('[data-waiting]')?.hidden === false) handIn();
  });
  startClock(page, () => {
    if (timeOver) timeOver.value = '1';
    handIn();
  });
}

/** Makes the plain form of a test into one question at a time, kept on the device; forgets what was handed in. */
export function startTest(page: Document): void {
  removeOldDrafts(Date.now());
  const done = page.querySelector<HTMLElement>('[data-test-done]');
  if (done) removeDraft(done.dataset.testDone ?? '');
  const form = page.querySelector<HTMLFormElement>('form[data-final-test]');
  if (form) run(page, form);
}
