import { NO_TEXT_TAGS, RICH_TEXT_TAGS } from '@widya/contract/rich-text-rules';
import sanitizeHtml from 'sanitize-html';

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: {},
  nonTextTags: [...NO_TEXT_TAGS],
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
};

/** Sanitises rich text before it is stored (S16); special characters of plain text are escaped. */
export const cleanRichText = (html: string): string => sanitizeHtml(html, RULES).trim();

/** Whether a rich text has no text apart from its markup. */
export const isBlankRichText = (html: string): boolean =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replace(/&nbsp;|\s/g, '') === '';
