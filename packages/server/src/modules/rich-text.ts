import sanitizeHtml from 'sanitize-html';

/** Bold, italic and underline, and what separates lines; no attribute of any kind. Source: specification 1 §5, decision 61. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: ['b', 'strong', 'i', 'em', 'u', 'p', 'br'],
  allowedAttributes: {},
  // What stands in these is no text a person wrote.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'title', 'iframe', 'noembed', 'noframes'],
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
};

/** Makes rich text harmless before it is stored (S16). Plain text comes out with its special characters escaped. */
export const cleanRichText = (html: string): string => sanitizeHtml(html, RULES).trim();

/** Whether a rich text says anything once its markup is taken away. */
export const isBlankRichText = (html: string): boolean =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replace(/&nbsp;|\s/g, '') === '';
