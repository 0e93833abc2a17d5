import type { PublicEvent } from '@widya/contract/public-events';
import type { DrawnPoster } from '@widya/contract/site/preview';
import type { ReactNode } from 'react';
import { EventHead } from './event-head.tsx';

interface EventRegisterViewProps {
  readonly event: PublicEvent;
  /** Posters of a preview, which the server does not serve yet. */
  readonly drawn?: DrawnPoster | undefined;
  /** The visitor's current step. */
  readonly children: ReactNode;
}

/** The registration page of an event. */
export const EventRegisterView = ({ event, drawn, children }: EventRegisterViewProps) => (
  <main id="isi" className="wrap narrow page">
    <title>{`Daftar ${event.name} · Widya`}</title>
    <EventHead event={event} drawn={drawn} />
    {children}
  </main>
);
