/** Keeps a form from being sent twice by a second tap; the button can be used again when the page comes back from the history. */
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
