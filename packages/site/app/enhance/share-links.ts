/** Opens the phone's own share sheet instead of the list of links, where there is one. */
export function shareLinks(page: Document): void {
  if (typeof navigator.share !== 'function') return;
  for (const summary of page.querySelectorAll<HTMLElement>('.share > summary')) {
    summary.addEventListener('click', (event) => {
      event.preventDefault();
      // A person who closes the sheet has not met a failure.
      navigator.share({ title: page.title, url: page.location.href }).catch(() => undefined);
    });
  }
}
