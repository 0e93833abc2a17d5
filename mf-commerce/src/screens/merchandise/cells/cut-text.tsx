import type { ReactNode } from 'react';

/** Widest text of a cell. Rule C-160. */
const WIDTH = 200;

/** One line, cut at 200 px; the whole of it on hover. */
export const CutText = ({ text, children }: { readonly text: string; readonly children?: ReactNode }) => (
  <span
    title={text}
    style={{
      display: 'block',
      maxWidth: WIDTH,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    }}
  >
    {children ?? text}
  </span>
);
