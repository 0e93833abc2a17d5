/** What the site keeps in the browser begins so: forms and tests that were begun. The back office keeps other things. */
const OWN = ['widya:isian:', 'widya:tes:'];

/** A form with `data-leaves` takes the person off the device: what they have begun must not stay for the next one. */
export function forgetDevice(form: HTMLFormElement): void {
  form.addEventListener('submit', () => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage).filter((name) => OWN.some((start) => name.startsWith(start))))
        storage.removeItem(key);
  });
}
