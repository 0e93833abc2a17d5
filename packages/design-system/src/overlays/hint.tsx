import type { ReactNode } from 'react';
import { HintButton } from './hint-button.tsx';
import { Tooltip } from './tooltip.tsx';

interface HintProps {
  /** Said in place of what is seen. */
  readonly label: string;
  /** The explanation. */
  readonly content: ReactNode;
  /** What is displayed. */
  readonly children: ReactNode;
}

/** Something that explains itself on hover and focus. */
export function Hint({ label, content, children }: HintProps) {
  return (
    <Tooltip content={content}>
      <HintButton label={label}>{children}</HintButton>
    </Tooltip>
  );
}
