import type { PublicClass } from '@widya/contract/public-classes';
import { formatHours } from '@widya/contract/time/ranges';
import { formatDayDate } from '@widya/contract/time/texts';
import { Users, Video } from 'lucide-react';
import { CalendarTile } from '../../parts/calendar-tile.tsx';
import { IconTile } from '../../parts/icon-tile.tsx';
import { programOf } from '../../parts/stream-programs.ts';
import { useTexts } from '../../parts/use-texts.ts';
import { closingText, seatsText } from './class-summary.ts';

function When({ publicClass }: { readonly publicClass: PublicClass }) {
  const { start_time, end_time, display_time, permanent } = publicClass;
  const [first, ...rest] = display_time;
  const schedule = useTexts('class_detail')('schedule');
  return (
    <div className="row">
      <CalendarTile when={start_time} />
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

/** Time, place and, on phones, the number of seats. */
export function ClassFacts({ publicClass }: { readonly publicClass: PublicClass }) {
  const closing = closingText(publicClass);
  return (
    <div className="rows facts">
      <When publicClass={publicClass} />
      <div className="row">
        <IconTile icon={Video} />
        <div>
          <b>{programOf(publicClass.stream_type)}</b>
          <div className="muted">Tautan ada di tiket Anda</div>
        </div>
      </div>
      <div className="row slim">
        <IconTile icon={Users} />
        <div>
          <b>{seatsText(publicClass)}</b>
          {closing !== '' && <div className="muted num">{closing}</div>}
        </div>
      </div>
    </div>
  );
}
