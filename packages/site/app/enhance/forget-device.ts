/** Key prefixes of the site's browser storage: started forms and tests. The back office has other prefixes. */
const OWN = ['widya:isian:', 'widya:tes:'];

/** Removes stored input when a form with `data-leaves` is sent, so that the next user of the device does not see it. */
export function forgetDevice(form: HTMLFormElement): void {
  form.addEventListener('submit', () => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage).filter((name) => OWN.some((start) => name.startsWith(start))))
        storage.removeItem(key);
  });
}
