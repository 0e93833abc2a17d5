import { NO_TEXT_TAGS, RICH_TEXT_TAGS } from '@widya/contract/rich-text-rules';
import sanitizeHtml from 'sanitize-html';

interface RichTextProps {
  readonly text: string;
  readonly as?: 'div' | 'span' | 'blockquote';
  readonly className?: string | undefined;
  readonly id?: string | undefined;
}

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: {},
  nonTextTags: [...NO_TEXT_TAGS],
};

/** Text with bold, italic and paragraphs. Sanitised again as a second protection, as it was before storing (S16). */
export const RichText = ({ text, as: Element = 'div', ...attributes }: RichTextProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in this line.
  <Element {...attributes} dangerouslySetInnerHTML={{ __html: sanitizeHtml(text, RULES) }} />
);
