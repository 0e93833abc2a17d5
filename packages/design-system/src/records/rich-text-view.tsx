import { useMemo } from 'react';
import { safeNodes } from '../inputs/rich-text/safe-nodes.ts';
import { styled } from '../theme/styled.ts';

const Root = styled('div', {
  base: { overflowWrap: 'anywhere', '& p': { margin: 0 }, '& p + p': { marginTop: '2' } },
  variants: { short: { true: { lineClamp: '2', minWidth: '120px', '& p + p': { marginTop: 0 } } } },
});

export interface RichTextViewProps {
  /** HTML; shows bold, italic, underline, paragraphs and line breaks, and only the text of other elements. */
  readonly html: string;
  /** At most two lines, for tables. */
  readonly short?: boolean;
}

/** Read-only rich text. The HTML is not trusted: only known elements are created, without attributes. */
export function RichTextView({ html, short = false }: RichTextViewProps) {
  const nodes = useMemo(() => safeNodes(html), [html]);
  return <Root short={short}>{nodes}</Root>;
}
