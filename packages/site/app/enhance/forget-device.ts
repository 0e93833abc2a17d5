import { removeDrafts } from './test/drafts.ts';

/** A form with `data-leaves` takes the person off the device: what they have begun must not stay for the next one. */
export function forgetDevice(form: HTMLFormElement): void {
  form.addEventListener('submit', () => {
    removeDrafts();
    sessionStorage.clear();
  });
}
