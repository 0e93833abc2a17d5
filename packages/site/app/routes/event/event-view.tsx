import type { PublicEvent } from '@widya/contract/public-events';
import type { DrawnPoster } from '@widya/contract/site/preview';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { initialsOf } from '../../parts/initials-of.ts';
import { RecordPoster } from '../../parts/record-poster.tsx';
import { RegistrationCard } from '../../parts/registration-bar.tsx';
import { Share } from '../../parts/share.tsx';
import { TopicLabel } from '../../parts/topic-label.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventSessions } from './event-sessions.tsx';
import { calendarOf, cardNote, eventWords, pageOfEvent } from './event-words.ts';

interface EventViewProps {
  readonly event: PublicEvent;
  /** Where the site is open. */
  readonly origin: string;
  /** Of an event whose input is not saved: its poster, which the server does not know. */
  readonly drawn?: DrawnPoster | undefined;
  /** What goes into the head of the page. */
  readonly children?: ReactNode;
}

function Actions({ event, origin, where }: Pick<EventViewProps, 'event' | 'origin'> & { readonly where: string }) {
  const calendar = event.sessions.every(({ state }) => state === 'OVER') ? null : calendarOf(event);
  return (
    <div className={`act ${where}`}>
      {calendar !== null && (
        <a className="btn" href={calendar}>
          <CalendarPlus size={20} aria-hidden="true" /> Tambah ke kalender
        </a>
      )}
      <Share title={event.name} address={origin + pageOfEvent(event)} />
    </div>
  );
}

function Speakers({ event }: { readonly event: PublicEvent }) {
  const names = [...new Set(event.sessions.map(({ speaker }) => speaker.trim()).filter((name) => name !== ''))];
  if (names.length === 0) return null;
  return (
    <section className="sec people">
      <h2>Pembicara</h2>
      <ul className="rows">
        {names.map((name) => (
          <li key={name} className="row">
            <span className="avatar" aria-hidden="true">
              {initialsOf(name)}
            </span>
            <div>
              <b>{name}</b>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

// Descriptions are cleaned before they are stored.
const html = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

/** The page of an event with one session or several. */
export function EventView({ event, origin, drawn, children }: EventViewProps) {
  const words = eventWords(event);
  return (
    <main id="isi">
      {children}
      <div className="tint" aria-hidden="true" />
      <div className="wrap record">
        <div className="picture">
          <RecordPoster code={event.event_url} uploaded={event.banner_url} drawn={drawn} />
          <Actions event={event} origin={origin} where="wide" />
        </div>
        <div className="words">
          <TopicLabel colour={event.tones.mid}>{`${event.type} · Event`}</TopicLabel>
          <h1>{event.name}</h1>
          {event.short_description !== '' && <p className="lead">{event.short_description}</p>}
          <EventFacts event={event} />
          {words && <RegistrationCard words={words} note={cardNote(event, words)} />}
          <Actions event={event} origin={origin} where="slim" />
          {event.description !== '' && (
            <section className="sec">
              <h2>Tentang event</h2>
              <div className="prose" {...html(event.description)} />
            </section>
          )}
          <EventSessions event={event} />
        </div>
        <Speakers event={event} />
      </div>
    </main>
  );
}
