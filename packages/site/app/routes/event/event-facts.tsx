import type { PublicEvent, PublicEventSession } from '@widya/contract/public-events';
import { formatHours } from '@widya/contract/time/ranges';
import { formatDayDate } from '@widya/contract/time/texts';
import { MapPin, Users, Video } from 'lucide-react';
import { CalendarTile } from '../../parts/calendar-tile.tsx';
import { IconTile } from '../../parts/icon-tile.tsx';
import { freeSeatsText } from '../../parts/registration-summary.ts';

function When({ session, several }: { readonly session: PublicEventSession; readonly several: number }) {
  const { start_time, end_time } = session;
  return (
    <div className="row">
      <CalendarTile when={start_time} />
      <div>
        <b>{start_time === null ? 'Jadwal menyusul' : formatDayDate(start_time)}</b>
        {several > 1 && <div className="muted">{`Sesi pertama dari ${several} sesi`}</div>}
        {several === 1 && start_time !== null && <div className="muted num">{formatHours(start_time, end_time)}</div>}
      </div>
    </div>
  );
}

function Where({ event }: { readonly event: PublicEvent }) {
  const isOnline = event.sessions.some(({ is_online }) => is_online);
  const Icon = isOnline ? Video : MapPin;
  return (
    <div className="row">
      <IconTile icon={Icon} />
      <div>
        <b>{event.venue || (isOnline ? 'Daring' : 'Tempat menyusul')}</b>
        {isOnline && <div className="muted">Tautan ada di tiket Anda</div>}
      </div>
    </div>
  );
}

/** Time, place and, on phones, the number of seats. */
export function EventFacts({ event }: { readonly event: PublicEvent }) {
  const [first] = event.sessions;
  return (
    <div className="rows facts">
      {first && <When session={first} several={event.sessions.length} />}
      <Where event={event} />
      {first && event.sessions.length === 1 && (
        <div className="row slim">
          <IconTile icon={Users} />
          <div>
            <b>{freeSeatsText(first)}</b>
          </div>
        </div>
      )}
    </div>
  );
}
