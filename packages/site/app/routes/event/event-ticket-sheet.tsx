import type { EventTicket } from '@widya/contract/tickets';
import { formatDateTime } from '@widya/design-system/formats/date';
import { formatDayDate, formatHours } from '@widya/design-system/formats/day-date';
import { formatMoney } from '@widya/design-system/formats/money';
import { CalendarDays, CalendarPlus, Info, Lock, MapPin, Ticket, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { CalendarTile } from '../../parts/calendar-tile.tsx';
import { isPayable, ticketWords } from './event-ticket-words.ts';

interface EventTicketSheetProps {
  readonly ticket: EventTicket;
  readonly now: Date;
  /** The form that withdraws, where one can. */
  readonly children?: ReactNode;
}

function Place({ ticket: { join, venue, stream_type, speaker } }: Pick<EventTicketSheetProps, 'ticket'>) {
  const isOnline = join !== null || stream_type !== null;
  const Icon = isOnline ? Video : MapPin;
  return (
    <div className="row">
      <span className="tile">
        <Icon size={22} aria-hidden="true" />
      </span>
      <div>
        <b>
          {venue || (isOnline ? `Daring${stream_type === null ? '' : ` lewat ${stream_type}`}` : 'Tempat menyusul')}
        </b>
        {speaker !== '' && <div className="muted">{`Bersama ${speaker}`}</div>}
      </div>
    </div>
  );
}

const Facts = ({ ticket }: Pick<EventTicketSheetProps, 'ticket'>) => (
  <div className="rows">
    <div className="row">
      {ticket.start_time === null ? (
        <span className="tile">
          <CalendarDays size={22} aria-hidden="true" />
        </span>
      ) : (
        <CalendarTile when={ticket.start_time} />
      )}
      <div>
        <b>{ticket.start_time === null ? 'Jadwal menyusul' : formatDayDate(ticket.start_time)}</b>
        {ticket.start_time !== null && (
          <div className="muted num">{formatHours(ticket.start_time, ticket.end_time)}</div>
        )}
      </div>
    </div>
    <Place ticket={ticket} />
  </div>
);

/** The one thing to do now. */
function MainAction({ ticket }: Pick<EventTicketSheetProps, 'ticket'>) {
  const { join, payment } = ticket;
  if (isPayable(ticket) && payment !== null)
    return (
      <a className="btn main full" href={`/bayar/${payment.order_id}`}>
        {`Bayar ${formatMoney(payment.amount)}`}
      </a>
    );
  if (join === null) return null;
  if (join.url !== null)
    return (
      <a className="btn main full" href={join.url}>
        Gabung event
      </a>
    );
  return (
    <>
      <button type="button" className="btn full" disabled>
        <Lock size={20} aria-hidden="true" /> Gabung event
      </button>
      {join.opens_at !== null && (
        <p className="muted small num">{`Terbuka 30 menit sebelumnya, ${formatDateTime(join.opens_at)}`}</p>
      )}
    </>
  );
}

function Presence({ ticket: { check_in } }: Pick<EventTicketSheetProps, 'ticket'>) {
  if (check_in === null) return null;
  return (
    <div className="row">
      <span className="tile">
        <Ticket size={22} aria-hidden="true" />
      </span>
      <div>
        <b className="num">{`Nomor tiket ${check_in.number}`}</b>
        <div className="muted">
          {check_in.checked_in_at === null
            ? 'Sebutkan kepada panitia saat datang.'
            : `Hadir ${formatDateTime(check_in.checked_in_at)}`}
        </div>
      </div>
    </div>
  );
}

function Payment({ ticket: { payment } }: Pick<EventTicketSheetProps, 'ticket'>) {
  if (payment === null) return null;
  const isPaid = payment.paid_at !== null;
  return (
    <section className="card pad">
      <h2>Pembayaran</h2>
      <div className="sum num">
        <div>
          <span className="muted">{isPaid ? 'Total dibayar' : 'Harus dibayar'}</span>
          <b>{formatMoney(payment.amount)}</b>
        </div>
        {payment.returned_amount > 0 && (
          <div>
            <span className="muted">Dikembalikan</span>
            <span>{formatMoney(payment.returned_amount)}</span>
          </div>
        )}
        <div>
          <span className="muted">Nomor pesanan</span>
          <span>{payment.order_id}</span>
        </div>
      </div>
    </section>
  );
}

/** A ticket of an event, by the state of its registration. */
export function EventTicketSheet({ ticket, now, children }: EventTicketSheetProps) {
  const { heading, badges, notice } = ticketWords(ticket, now);
  return (
    <div className="sheet rows">
      <div className="marks">
        {badges.map(({ text, tone }) => (
          <span key={text} className={`badge ${tone}`}>
            {text}
          </span>
        ))}
      </div>
      <h1>{heading}</h1>
      <div className="card pad rows">
        <h2>
          <a href={`/${ticket.event_url}`}>{ticket.name}</a>
        </h2>
        {ticket.session_name !== '' && <p className="muted">{ticket.session_name}</p>}
        <Facts ticket={ticket} />
        {notice && (
          <div className={`note ${notice.tone}`}>
            <Info size={20} aria-hidden="true" />
            <div>
              <b>{notice.title}</b>
              {notice.text}
            </div>
          </div>
        )}
        <MainAction ticket={ticket} />
        <Presence ticket={ticket} />
      </div>
      <Payment ticket={ticket} />
      {ticket.can_withdraw && ticket.start_time !== null && (
        <a className="btn" href={`/${ticket.event_url}/kalender.ics`}>
          <CalendarPlus size={20} aria-hidden="true" /> Kalender
        </a>
      )}
      {children}
    </div>
  );
}
