import type { ReactNode } from 'react';
import { styled } from '../theme/styled.ts';

const Root = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: '1.5',
    paddingInline: '5',
    maxWidth: '480px',
    marginInline: 'auto',
  },
  variants: { size: { md: { paddingBlock: '14' }, page: { paddingBlock: '24' }, sm: { paddingBlock: '7' } } },
});
const Disc = styled('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '12',
    height: '12',
    borderRadius: 'full',
    marginBottom: '2',
    bg: 'bg.subtle',
    color: 'fg.muted',
    '&[data-tone=error]': { bg: 'danger.subtle', color: 'danger.text' },
    '&[data-tone=warn]': { bg: 'warn.subtle', color: 'warn.text' },
  },
});
const Title = styled('div', { base: { textStyle: 'h2', margin: 0 } });
const Description = styled('div', { base: { color: 'fg.muted', overflowWrap: 'anywhere' } });
const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', marginTop: '3' },
});

export interface StateFrameProps {
  /** Shown in the disc. */
  icon: ReactNode;
  /** Colour of the disc. */
  tone?: 'neutral' | 'warn' | 'error' | undefined;
  /** What happened. */
  title: ReactNode;
  /** The reason, in a sentence. */
  children?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  /** With `page` it replaces a whole screen, and its title is the heading of the page. */
  size?: 'sm' | 'md' | 'page' | undefined;
  /** `alert` is announced immediately, `status` politely. */
  role?: 'alert' | 'status' | undefined;
}

/** The shell focuses the heading of a screen, so it must be focusable. */
const HEADING = { as: 'h1', tabIndex: -1 } as const;

/** Common layout of the empty, error and forbidden states: icon, reason, one action. */
export function StateFrame({ icon, tone = 'neutral', title, children, actions, size = 'md', role }: StateFrameProps) {
  return (
    <Root size={size} role={role}>
      <Disc data-tone={tone} aria-hidden>
        {icon}
      </Disc>
      <Title {...(size === 'page' && HEADING)}>{title}</Title>
      {children ? <Description>{children}</Description> : null}
      {actions ? <Actions>{actions}</Actions> : null}
    </Root>
  );
}
