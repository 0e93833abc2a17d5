import { useMemo } from 'react';
import { safeNodes } from '../inputs/rich-text/safe-nodes.ts';
import { styled } from '../theme/styled.tsx';

const Root = styled('div', {
  base: { overflowWrap: 'anywhere', '& p': { margin: 0 }, '& p + p': { marginTop: '2' } },
  variants: { short: { true: { lineClamp: '2', minWidth: '120px', '& p + p': { marginTop: 0 } } } },
});

export interface RichTextViewProps {
  /** Bold, italic, underline and paragraphs; anything else is left out. */
  readonly html: string;
  /** At most two lines, for tables. */
  readonly short?: boolean;
}

/** Rich text as a person reads it: never trusted, only known elements are made and no attribute is taken over. */
export function RichTextView({ html, short = false }: RichTextViewProps) {
  const nodes = useMemo(() => safeNodes(html), [html]);
  return <Root short={short}>{nodes}</Root>;
}
