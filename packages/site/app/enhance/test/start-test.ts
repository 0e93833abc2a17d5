import { AnswerSheet } from './answer-sheet.ts';
import { readDraft, removeDraft, removeOldDrafts, writeDraft } from './drafts.ts';
import { HandIn } from './hand-in.ts';
import { SaveStatus } from './save-status.ts';
import { Screens } from './screens.ts';
import { startClock } from './time-left.ts';

interface Running {
  readonly page: Document;
  readonly form: HTMLFormElement;
  readonly sheet: AnswerSheet;
  readonly screens: Screens;
  readonly save: () => void;
}

/** Attaches listeners, which live as long as the page. */
function listen({ page, form, sheet, screens, save }: Running, handIn: () => void): void {
  const go = (index: number): void => {
    screens.open(index);
    save();
  };
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (!button) return;
    if (button.dataset.step !== undefined) go(screens.index + Number(button.dataset.step));
    else if (button.dataset.open !== undefined) go(Number(button.dataset.open));
    else if (button.dataset.reviewOpen !== undefined) go(sheet.questions.length);
    else if (button.dataset.retry !== undefined) handIn();
  });
  form.addEventListener('input', () => {
    save();
    screens.refresh();
  });
  // Capturing: Enter in an answer goes to the next question, and complete answers are sent without leaving the page.
  form.addEventListener(
    'submit',
    (event) => {
      if (screens.isReview && !form.checkValidity()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (screens.isReview) handIn();
      else go(screens.index + 1);
    },
    { capture: true },
  );
}

function run(page: Document, form: HTMLFormElement): void {
  const key = form.dataset.finalTest ?? '';
  const sheet = new AnswerSheet(form);
  const screens = new Screens(page, sheet);
  const status = new SaveStatus(page);
  const save = (): void => {
    const draft = sheet.draft(screens.index);
    status.saved(draft.at, writeDraft(key, draft));
  };
  const sending = new HandIn({
    form,
    // Only the page of the result removes the draft.
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
  if (draft) status.saved(draft.at, true);
  status.show();
  listen({ page, form, sheet, screens, save }, handIn);
  for (const name of ['online', 'offline'] as const) window.addEventListener(name, () => status.show());
  window.addEventListener('online', () => {
    if (page.querySelector<HTMLElement>('[data-waiting]')?.hidden === false) handIn();
  });
  startClock(page, () => {
    if (timeOver) timeOver.value = '1';
    handIn();
  });
}

/** Enhances the form of a test to one question at a time, stored on the device; removes submitted drafts. */
export function startTest(page: Document): void {
  removeOldDrafts(Date.now());
  const done = page.querySelector<HTMLElement>('[data-test-done]');
  if (done) removeDraft(done.dataset.testDone ?? '');
  const form = page.querySelector<HTMLFormElement>('form[data-final-test]');
  if (form) run(page, form);
}
