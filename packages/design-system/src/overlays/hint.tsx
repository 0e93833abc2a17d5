import type { ReactNode } from 'react';
import { HintButton } from './hint-button.tsx';
import { Tooltip } from './tooltip.tsx';

interface HintProps {
  /** Accessible name, replacing the visible content. */
  readonly label: string;
  /** The explanation. */
  readonly content: ReactNode;
  /** The visible content. */
  readonly children: ReactNode;
}

/** Content with an explanation on hover and focus. */
export function Hint({ label, content, children }: HintProps) {
  return (
    <Tooltip content={content}>
      <HintButton label={label}>{children}</HintButton>
    </Tooltip>
  );
}
