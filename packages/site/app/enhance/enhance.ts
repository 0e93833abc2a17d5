import { showCountdowns } from './countdown.ts';
import { keepAnswers } from './keep-answers.ts';
import { sendOnce } from './send-once.ts';
import { shareLinks } from './share-links.ts';
import { validateInline } from './validate-inline.ts';

/** Helps with the forms of a page that works without script, too. */
export function enhance(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>('form[method="post"]')) {
    validateInline(form);
    sendOnce(form);
    if (form.dataset.keep !== undefined) keepAnswers(form, form.dataset.keep);
  }
  showCountdowns(page);
  shareLinks(page);
  page.querySelector<HTMLElement>('[data-focus]')?.focus();
}
