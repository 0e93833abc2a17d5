import { styled } from '@widya/design-system/styled';
import type { ReactNode } from 'react';
import { PublicPage } from './public-page.tsx';

const Card = styled('article', {
  base: {
    display: 'grid',
    gap: '5',
    width: 'full',
    maxWidth: '520px',
    padding: { base: '5', md: '8' },
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border.subtle',
    borderRadius: 'lg',
  },
});
const Heading = styled('h1', { base: { textStyle: 'label', color: 'fg.muted' } });
const Status = styled('div', { base: { display: 'contents' } });

/** Message of the card. */
export const Message = styled('h2', { base: { textStyle: 'h1', overflowWrap: 'anywhere' } });
/** Reason or advice below the message. */
export const Why = styled('p', { base: { margin: 0, color: 'fg.muted', overflowWrap: 'anywhere' } });

/** Leaves a public page for the sign-in page. */
export const toSignIn = (): void => window.location.assign('/');

interface PublicCardProps {
  readonly title: string;
  readonly isBusy: boolean;
  /** Message of the card; announced when it changes. */
  readonly status: ReactNode;
  /** Content below the status. */
  readonly children?: ReactNode;
}

/** A public page of a link, with a single card. */
export function PublicCard({ title, isBusy, status, children }: PublicCardProps) {
  return (
    <PublicPage onAuth={toSignIn} onCreateEvent={toSignIn}>
      <Card aria-busy={isBusy}>
        <Heading>{title}</Heading>
        <Status role="status">{status}</Status>
        {children}
      </Card>
    </PublicPage>
  );
}
