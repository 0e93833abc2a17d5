import { styled } from '@widya/design-system/styled';
import type { ReactNode } from 'react';

const Box = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: '2',
    maxWidth: '480px',
    marginInline: 'auto',
    paddingInline: '5',
    paddingBlock: { base: '10', md: '20' },
  },
});
const Code = styled('p', {
  base: {
    fontSize: '64px',
    lineHeight: '1',
    fontWeight: 'extrabold',
    letterSpacing: '-0.02em',
    color: 'accent.text',
    textStyle: 'num',
  },
});
const Glyph = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '14',
    height: '14',
    marginBottom: '2',
    borderRadius: 'full',
    bg: 'bg.subtle',
    color: 'fg.muted',
  },
});
const Title = styled('h1', { base: { textStyle: 'h1', fontSize: 'xl', overflowWrap: 'anywhere' } });
const Text = styled('div', { base: { color: 'fg.muted', overflowWrap: 'anywhere' } });
const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', marginTop: '4' },
});

export interface MessagePageProps {
  /** A large number: 404. */
  readonly code?: string;
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A page with a single message: not found, no access, unreachable. */
export function MessagePage({ code, icon, title, children, actions }: MessagePageProps) {
  return (
    <Box>
      {code ? <Code>{code}</Code> : null}
      {icon ? <Glyph aria-hidden>{icon}</Glyph> : null}
      <Title tabIndex={-1}>{title}</Title>
      {children ? <Text>{children}</Text> : null}
      {actions ? <Actions>{actions}</Actions> : null}
    </Box>
  );
}
