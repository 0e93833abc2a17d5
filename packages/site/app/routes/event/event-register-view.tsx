import type { PublicEvent } from '@widya/contract/public-events';
import type { DrawnPoster } from '@widya/contract/site/preview';
import type { ReactNode } from 'react';
import { EventHead } from './event-head.tsx';

interface EventRegisterViewProps {
  readonly event: PublicEvent;
  /** Of an event whose input is not saved: its poster, which the server does not know. */
  readonly drawn?: DrawnPoster | undefined;
  /** The step that the visitor is at. */
  readonly children: ReactNode;
}

/** The page on which one registers for an event. */
export const EventRegisterView = ({ event, drawn, children }: EventRegisterViewProps) => (
  <main id="isi" className="wrap narrow page">
    <title>{`Daftar ${event.name} · Widya`}</title>
    <EventHead event={event} drawn={drawn} />
    {children}
  </main>
);
