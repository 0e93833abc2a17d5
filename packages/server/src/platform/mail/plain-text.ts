import { convert } from 'html-to-text';

/** The plain text of a mail: links with their address, no pictures, lines without wrapping. */
export const plainText = (html: string): string =>
  convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
      { selector: 'img', format: 'inlineString', options: { string: '' } },
      ...(['h1', 'h2', 'h3'] as const).map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });
