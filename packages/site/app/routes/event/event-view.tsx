import type { PublicEvent } from '@widya/contract/public-events';
import type { DrawnPoster } from '@widya/contract/site/preview';
import type { ReactNode } from 'react';
import { People } from '../../parts/people.tsx';
import { RecordActions } from '../../parts/record-actions.tsx';
import { RecordPoster } from '../../parts/record-poster.tsx';
import { RegistrationCard } from '../../parts/registration-bar.tsx';
import { RichText } from '../../parts/rich-text.tsx';
import { TopicLabel } from '../../parts/topic-label.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventSessions } from './event-sessions.tsx';
import { calendarOf, cardNote, eventSummary, pageOfEvent } from './event-summary.ts';

interface EventViewProps {
  readonly event: PublicEvent;
  /** Origin of the site. */
  readonly origin: string;
  /** Posters of a preview, which the server does not serve yet. */
  readonly drawn?: DrawnPoster | undefined;
  /** Metadata for the head of the page. */
  readonly children?: ReactNode;
}

/** Distinct speakers of the sessions. */
const speakersOf = ({ sessions }: PublicEvent) =>
  [...new Set(sessions.map(({ speaker }) => speaker.trim()).filter((name) => name !== ''))].map((name) => ({
    name,
    note: '',
    image: null,
  }));

/** The page of an event with one or several sessions. */
export function EventView({ event, origin, drawn, children }: EventViewProps) {
  const summary = eventSummary(event);
  const isAcross = event.layout === 'Layout2';
  const shared = {
    title: event.name,
    address: origin + pageOfEvent(event),
    calendar: event.sessions.every(({ state }) => state === 'OVER') ? null : calendarOf(event),
  };
  return (
    <main id="isi">
      {children}
      <div className="tint" aria-hidden="true" />
      <div className={isAcross ? 'wrap record across' : 'wrap record'}>
        <div className="picture">
          <RecordPoster code={event.event_url} uploaded={event.banner_url} drawn={drawn} isAcross={isAcross} />
          <RecordActions {...shared} where="wide" />
        </div>
        <div className="words">
          <TopicLabel colour={event.tones.mid}>{`${event.type} · Event`}</TopicLabel>
          <h1>{event.name}</h1>
          {event.short_description !== '' && <p className="lead">{event.short_description}</p>}
          <EventFacts event={event} />
          {summary && <RegistrationCard summary={summary} note={cardNote(event, summary)} />}
          <RecordActions {...shared} where="slim" />
          {event.description !== '' && (
            <section className="sec">
              <h2>Tentang event</h2>
              <RichText className="prose" text={event.description} />
            </section>
          )}
          <EventSessions event={event} />
        </div>
        <People title="Pembicara" people={speakersOf(event)} />
      </div>
    </main>
  );
}
