import type { ReactNode } from 'react';
import { styled } from '../theme/styled.ts';

export type BadgeTone = 'ok' | 'warn' | 'error' | 'info' | 'neutral';

const Root = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    minHeight: '5.5',
    paddingInline: '2',
    borderRadius: 'sm',
    fontSize: 'xs',
    lineHeight: '1.2',
    fontWeight: 'strong',
    whiteSpace: 'nowrap',
    maxWidth: 'full',
    '& svg': { width: '14px', height: '14px', flexShrink: 0 },
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.subtle', color: 'fg.muted' },
      ok: { bg: 'ok.subtle', color: 'ok.text' },
      warn: { bg: 'warn.subtle', color: 'warn.text' },
      error: { bg: 'danger.subtle', color: 'danger.text' },
      info: { bg: 'accent.subtle', color: 'accent.text' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export interface BadgeProps {
  /** Neutral, unless it means done, warning, error or note. */
  tone?: BadgeTone | undefined;
  /** An icon before the text. */
  icon?: ReactNode;
  /** One or two words, or a number with a `label`. */
  children: ReactNode;
  /** Accessible name, when the visible text is only a number. */
  label?: string | undefined;
}

/** A short state beside a name, always with a text, because colour alone carries no meaning. */
export function Badge({ tone = 'neutral', icon, children, label }: BadgeProps) {
  return (
    <Root tone={tone} role={label ? 'img' : undefined} aria-label={label}>
      {icon}
      {children}
    </Root>
  );
}
