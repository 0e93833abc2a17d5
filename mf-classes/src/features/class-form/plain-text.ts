/** The words of an HTML text. The document made for it runs no script and loads nothing. */
export const plainText = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim();
