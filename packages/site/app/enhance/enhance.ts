import { showCountdowns } from './countdown.ts';
import { fillCities } from './fill-cities.ts';
import { forgetDevice } from './forget-device.ts';
import { sendOnce } from './send-once.ts';
import { shareLinks } from './share-links.ts';
import { forgetAnswers, storeAnswers } from './store-answers.ts';
import { validateInline } from './validate-inline.ts';

/** Enhances the forms of a page, which also work without script. */
export function enhance(page: Document): void {
  forgetAnswers(page);
  for (const form of page.querySelectorAll<HTMLFormElement>('form[method="post"]')) {
    validateInline(form);
    sendOnce(form);
    fillCities(form);
    if (form.dataset.leaves !== undefined) forgetDevice(form);
    if (form.dataset.keep !== undefined) storeAnswers(form, form.dataset.keep);
  }
  showCountdowns(page);
  shareLinks(page);
  page.querySelector<HTMLElement>('[data-focus]')?.focus();
}
