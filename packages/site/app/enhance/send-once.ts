/** Prevents a second tap from sending a form twice; it can be sent again when the page is restored from the history. */
export function sendOnce(form: HTMLFormElement): void {
  let isSent = false;
  form.addEventListener('submit', (event) => {
    if (isSent) event.preventDefault();
    isSent = !event.defaultPrevented || isSent;
  });
  window.addEventListener('pageshow', () => {
    isSent = false;
  });
}
