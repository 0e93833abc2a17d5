import type { PublicEvent, PublicEventSession } from '@widya/contract/public-events';
import { formatMoney } from '@widya/design-system/formats/money';
import { CalendarTile } from '../../parts/calendar-tile.tsx';
import { freeSeatsText } from '../../parts/registration-summary.ts';
import { RichText } from '../../parts/rich-text.tsx';
import { whenText } from './event-summary.ts';

/** Note beside a session: the own registration, why it is closed, or price and seats. */
export function sessionNote(session: PublicEventSession): string {
  if (session.own_label !== null)
    return session.own_label === 'DALAM ANTREAN' ? 'Anda di daftar tunggu' : 'Anda terdaftar';
  if (session.state === 'OVER') return 'Selesai';
  if (session.state === 'CLOSED') return 'Pendaftaran ditutup';
  if (session.state === 'FULL') return 'Kuota penuh, daftar tunggu dibuka';
  return [session.price === 0 ? 'Gratis' : formatMoney(session.price), freeSeatsText(session)].join(' · ');
}

const SessionRow = ({ session }: { readonly session: PublicEventSession }) => (
  <li className="row session">
    {session.start_time === null ? <span className="tile" /> : <CalendarTile when={session.start_time} />}
    <div>
      <h3>{session.name}</h3>
      <p className="muted num">{whenText(session)}</p>
      {session.speaker !== '' && <p className="muted">{`Bersama ${session.speaker}`}</p>}
      <p className={session.state === 'FEW' ? 'small few' : 'small'}>{sessionNote(session)}</p>
      {session.description !== '' && <RichText className="prose small muted" text={session.description} />}
    </div>
  </li>
);

/** The sessions of an event. */
export function EventSessions({ event }: { readonly event: PublicEvent }) {
  if (event.sessions.length < 2) return null;
  return (
    <section className="sec">
      <h2>Sesi</h2>
      <ul className="rows sessions">
        {event.sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </section>
  );
}
