/** Elements whose text is not meant for reading. */
export const SILENT_ELEMENTS = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'TEXTAREA', 'TITLE']);

/** Parses HTML into a detached document, whose scripts do not run. */
export const bodyOfHtml = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/** The text of HTML with a line per paragraph, for files, names and comparisons. */
export function plainText(html: string): string {
  const body = bodyOfHtml(html);
  for (const element of body.querySelectorAll([...SILENT_ELEMENTS].join(','))) element.remove();
  for (const element of body.querySelectorAll('br')) element.replaceWith('\n');
  for (const element of body.querySelectorAll('p, div, li')) element.append('\n');
  return (body.textContent ?? '')
    .replaceAll('\u00a0', ' ')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
