import { convert } from 'html-to-text';

/** The text of a mail for programs that show no HTML: links written out, pictures by their description, lines of any length. */
export const plainText = (html: string): string =>
  convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
      { selector: 'img', format: 'inlineString', options: { string: '' } },
      ...(['h1', 'h2', 'h3'] as const).map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });
