import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { styled } from '../theme/styled.ts';

export type BannerTone = 'error' | 'warn' | 'ok' | 'info';

const Root = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    borderRadius: 'md',
    padding: '10px 12px',
    '& > svg': { marginTop: '2px', flexShrink: 0 },
    '& > button': { margin: '-5px' },
  },
  variants: {
    tone: {
      error: { bg: 'danger.subtle', color: 'danger.text' },
      warn: { bg: 'warn.subtle', color: 'warn.text' },
      ok: { bg: 'ok.subtle', color: 'ok.text' },
      info: { bg: 'accent.subtle', color: 'accent.text' },
    },
  },
});
const Body = styled('div', { base: { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } });
const Title = styled('div', { base: { fontWeight: 'strong' } });
const Actions = styled('div', { base: { display: 'flex', gap: '2', alignItems: 'center', flexWrap: 'wrap' } });
const icons = { error: CircleAlert, warn: TriangleAlert, ok: CircleCheck, info: Info };

export interface BannerProps {
  /** Icon and colour; `error` is announced immediately, the others politely. */
  tone: BannerTone;
  /** A bold line above the text. */
  title?: string | undefined;
  /** The message. */
  children?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
  /** Shows a close button; without it the banner stays. */
  onClose?: (() => void) | undefined;
}

/** A message within the page. Errors are announced immediately, others politely. */
export function Banner({ tone, title, children, actions, onClose }: BannerProps) {
  const Icon = icons[tone];
  return (
    <Root tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden />
      <Body>
        {title ? <Title>{title}</Title> : null}
        {children}
      </Body>
      {actions ? <Actions>{actions}</Actions> : null}
      {onClose ? <IconButton size="sm" variant="ghost" label="Tutup" icon={<X size={16} />} onClick={onClose} /> : null}
    </Root>
  );
}
