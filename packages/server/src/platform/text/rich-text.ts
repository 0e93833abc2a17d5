import { NO_TEXT_TAGS, RICH_TEXT_TAGS } from '@widya/contract/rich-text-rules';
import sanitizeHtml from 'sanitize-html';

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: {},
  nonTextTags: [...NO_TEXT_TAGS],
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
};

/** Makes rich text harmless before it is stored (S16). Plain text comes out with its special characters escaped. */
export const cleanRichText = (html: string): string => sanitizeHtml(html, RULES).trim();

/** Whether a rich text says anything once its markup is taken away. */
export const isBlankRichText = (html: string): boolean =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replace(/&nbsp;|\s/g, '') === '';
