import { Inline } from '@widya/design-system/layout';
import { Tooltip } from '@widya/design-system/tooltip';
import type { ReactElement, ReactNode } from 'react';

interface HintProps {
  /** Said in place of what is seen. */
  readonly label: string;
  readonly content: ReactNode;
  readonly children: ReactElement | string;
}

/** Something that explains itself on hover and focus: a button without a look of its own, so that a keyboard reaches it. */
export function Hint({ label, content, children }: HintProps) {
  return (
    <Tooltip content={content}>
      <Inline
        asChild
        display="inline-flex"
        padding="0"
        border="0"
        borderRadius="sm"
        bg="transparent"
        color="inherit"
        font="inherit"
        fontVariantNumeric="inherit"
        cursor="help"
      >
        <button type="button" aria-label={label}>
          {children}
        </button>
      </Inline>
    </Tooltip>
  );
}
