/** Elements whose text nobody wrote for reading. */
export const SILENT_ELEMENTS = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'TEXTAREA', 'TITLE']);

/** Parsed, not shown: scripts in it do not run. */
export const bodyOfHtml = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/** The words of rich text alone, paragraphs on lines of their own: for files, names and comparing. */
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
