import { outwardPath } from '@widya/contract/outward-address';
import type { OwnRegistration } from '@widya/contract/own-account';
import { formatHours } from '@widya/contract/time/ranges';
import { formatDayDate } from '@widya/contract/time/texts';
import { BookOpen, CalendarDays } from 'lucide-react';
import { CalendarTile } from '../../parts/calendar-tile.tsx';
import { IconTile } from '../../parts/icon-tile.tsx';
import { useTexts } from '../../parts/use-texts.ts';
import { isCurrent, registrationBadge } from './account-texts.ts';

interface TicketsProps {
  readonly rows: readonly OwnRegistration[];
  readonly now: string;
}

/** The person's registrations, current ones first, by date. */
export function Tickets({ rows, now }: TicketsProps) {
  const current = rows.filter((row) => isCurrent(row, now));
  const former = rows.filter((row) => !isCurrent(row, now));
  const text = useTexts('profile_page');
  const byDate = current.toSorted((a, b) => (a.starts_at ?? '9').localeCompare(b.starts_at ?? '9'));
  return (
    <section className="sec" aria-labelledby="tiket">
      <h2 id="tiket">{text('classes')}</h2>
      {byDate.length === 0 && (
        <p className="muted">
          {text('empty')} <a href="/kelas">Lihat kelas yang dibuka</a>
        </p>
      )}
      <TicketList rows={byDate} now={now} />
      {former.length > 0 && (
        <details className="former">
          <summary>Sebelumnya ({former.length})</summary>
          <TicketList rows={former} now={now} />
        </details>
      )}
    </section>
  );
}

const addressOf = ({ kind, code, ticket }: OwnRegistration): string =>
  kind === 'course' ? outwardPath('coursePage', code) : outwardPath('ticket', ticket);

function TicketList({ rows, now }: TicketsProps) {
  if (rows.length === 0) return null;
  return (
    <ul className="entries">
      {rows.map((row) => (
        <li key={`${row.kind}-${row.ticket}`}>
          <Ticket row={row} now={now} />
        </li>
      ))}
    </ul>
  );
}

/** `Sabtu, 5 Des 2026, 09:00–11:30 WIB`; empty without a date. */
const whenOf = ({ starts_at, ends_at }: OwnRegistration): string =>
  starts_at === null ? '' : `${formatDayDate(starts_at)}, ${formatHours(starts_at, ends_at)}`;

function Ticket({ row, now }: { readonly row: OwnRegistration; readonly now: string }) {
  const { text, tone } = registrationBadge(row, now);
  const siteText = useTexts('profile_page');
  const Icon = row.kind === 'course' ? BookOpen : CalendarDays;
  const when = row.kind === 'course' ? siteText('private_classes') : whenOf(row);
  return (
    <a className="row entry" href={addressOf(row)}>
      {row.starts_at === null ? <IconTile icon={Icon} /> : <CalendarTile when={row.starts_at} />}
      <div>
        <b>{row.name}</b>
        <p className="muted">{[row.session, when].filter(Boolean).join(' · ') || 'Waktu menyusul'}</p>
        <span className={`badge ${tone}`}>{text}</span>
      </div>
    </a>
  );
}
