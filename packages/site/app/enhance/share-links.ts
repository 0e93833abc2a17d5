/** Opens the device's share sheet instead of the list of links, where it is supported. */
export function shareLinks(page: Document): void {
  if (typeof navigator.share !== 'function') return;
  for (const summary of page.querySelectorAll<HTMLElement>('.share > summary')) {
    summary.addEventListener('click', (event) => {
      event.preventDefault();
      // Closing the sheet rejects too, which is not an error.
      navigator.share({ title: page.title, url: page.location.href }).catch(() => undefined);
    });
  }
}
