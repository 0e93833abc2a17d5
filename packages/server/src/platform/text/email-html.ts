import { PUBLIC_FILE } from '@widya/contract/file-address';
import { MAILED_POSTER } from '@widya/contract/poster/poster-address';
import sanitizeHtml from 'sanitize-html';

/** A variable in place of a whole address; its value is checked by sanitising again after it is filled in. */
const VARIABLE = /^\{\{\s*[a-z_]+\s*\}\}$/;
const LINK = /^(https?:\/\/|mailto:)/i;
const PICTURE = new RegExp(`^(https://|${PUBLIC_FILE}$|${MAILED_POSTER}$)`, 'i');

const isAddress = (value: string | undefined, allowed: RegExp): boolean =>
  value !== undefined && (allowed.test(value.trim()) || VARIABLE.test(value.trim()));

/**
 * Allowed markup of a mail: bold, italic, underline, headings, lists, links, and pictures over https or of our own.
 * Source: D61.
 */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: ['b', 'strong', 'i', 'em', 'u', 'p', 'br', 'h1', 'h2', 'h3', 'ul', 'ol', 'li', 'a', 'img'],
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'title', 'iframe', 'noembed', 'noframes'],
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  // An address without a scheme would lead into the product or nowhere.
  transformTags: {
    a: (tagName, { href, ...others }) => ({
      tagName,
      attribs: isAddress(href, LINK) ? { ...others, href: href ?? '' } : others,
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isAddress(attribs.src, PICTURE),
};

/** An empty paragraph has no height in mail programs. Source: B-199. */
const withLineBreaks = (html: string): string => html.replace(/<p>(?:\s|&nbsp;)*<\/p>/g, '<br />');

/** Sanitises the body of a mail, before it is stored and again after it is filled in (S16). */
export const cleanEmailHtml = (html: string): string => withLineBreaks(sanitizeHtml(html, RULES)).trim();

/** Whether a mail has no visible content. */
export const isBlankEmail = (html: string): boolean =>
  sanitizeHtml(html, { allowedTags: ['img'], allowedAttributes: {} }).replace(/&nbsp;|\s/g, '') === '';
