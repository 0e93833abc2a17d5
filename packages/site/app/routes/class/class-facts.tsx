import type { PublicClass } from '@widya/contract/public-classes';
import { formatHours } from '@widya/contract/time/ranges';
import { formatDayDate } from '@widya/contract/time/texts';
import { CalendarDays, Users, Video } from 'lucide-react';
import { CalendarTile } from '../../parts/calendar-tile.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import { closingText, seatsText } from './class-words.ts';

const PROGRAMS: Readonly<Record<string, string>> = {
  Zoom: 'Daring lewat Zoom',
  'Google Meet': 'Daring lewat Google Meet',
};

function When({ found }: { readonly found: PublicClass }) {
  const { start_time, end_time, display_time, permanent } = found;
  const [first, ...rest] = display_time;
  const schedule = useTexts('class_detail')('schedule');
  return (
    <div className="row">
      {start_time === null ? (
        <span className="tile">
          <CalendarDays size={22} aria-hidden="true" />
        </span>
      ) : (
        <CalendarTile when={start_time} />
      )}
      <div>
        <b>
          {first ??
            (start_time === null ? (permanent ? 'Kapan saja' : `${schedule} menyusul`) : formatDayDate(start_time))}
        </b>
        {rest.map((line) => (
          <b key={line}>{line}</b>
        ))}
        {start_time !== null && <div className="muted num">{formatHours(start_time, end_time)}</div>}
        {start_time === null && permanent && <div className="muted">Tanpa jadwal tetap</div>}
      </div>
    </div>
  );
}

/** When, where and, on phones, how many places. */
export function ClassFacts({ found }: { readonly found: PublicClass }) {
  const closing = closingText(found);
  return (
    <div className="rows facts">
      <When found={found} />
      <div className="row">
        <span className="tile">
          <Video size={22} aria-hidden="true" />
        </span>
        <div>
          <b>{PROGRAMS[found.stream_type ?? ''] ?? 'Daring'}</b>
          <div className="muted">Tautan ada di tiket Anda</div>
        </div>
      </div>
      <div className="row slim">
        <span className="tile">
          <Users size={22} aria-hidden="true" />
        </span>
        <div>
          <b>{seatsText(found)}</b>
          {closing !== '' && <div className="muted num">{closing}</div>}
        </div>
      </div>
    </div>
  );
}
