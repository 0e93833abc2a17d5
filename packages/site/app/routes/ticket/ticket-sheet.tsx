import type { Ticket } from '@widya/contract/tickets';
import { formatHours } from '@widya/contract/time/ranges';
import { formatDayDate } from '@widya/contract/time/texts';
import { CalendarDays, MapPin, Video } from 'lucide-react';
import { CalendarTile } from '../../parts/calendar-tile.tsx';
import { IconTile } from '../../parts/icon-tile.tsx';
import { posterAddress } from '../../parts/poster-address.ts';
import { programOf } from '../../parts/stream-programs.ts';
import { recordCode } from './record-code.ts';
import { TicketAction } from './ticket-action.tsx';
import { TicketProof } from './ticket-proof.tsx';
import type { TicketViewProps } from './ticket-view.tsx';

const pictureOf = ({ ticket, drawn }: TicketViewProps): string =>
  (ticket.kind === 'event' ? ticket.banner_url : ticket.poster_url) ?? drawn?.card ?? posterAddress(recordCode(ticket));

function When({ ticket }: { readonly ticket: Ticket }) {
  if (ticket.kind === 'course') return null;
  const { start_time, end_time } = ticket;
  const isPermanent = ticket.kind === 'class' && ticket.permanent;
  if (start_time === null || isPermanent)
    return (
      <div className="row">
        <IconTile icon={CalendarDays} />
        <b>{isPermanent ? 'Kapan saja' : 'Jadwal menyusul'}</b>
      </div>
    );
  return (
    <div className="row">
      <CalendarTile when={start_time} />
      <div>
        <b>{formatDayDate(start_time)}</b>
        <div className="muted num">{formatHours(start_time, end_time)}</div>
      </div>
    </div>
  );
}

function Where({ ticket }: { readonly ticket: Ticket }) {
  if (ticket.kind === 'course') return null;
  const venue = ticket.kind === 'event' ? ticket.venue : '';
  const Icon = venue === '' ? Video : MapPin;
  return (
    <div className="row">
      <IconTile icon={Icon} />
      <div>
        <b>{venue || programOf(ticket.stream_type)}</b>
        {ticket.speaker !== '' && <div className="muted">{`Bersama ${ticket.speaker}`}</div>}
      </div>
    </div>
  );
}

function Kicker({ ticket }: { readonly ticket: Ticket }) {
  const text = ticket.kind === 'class' ? ticket.topic.name : ticket.kind === 'event' ? 'Event' : 'Kelas mandiri';
  return <p className="topic dot">{text}</p>;
}

/** The ticket itself with its main action. */
export function TicketSheet(props: TicketViewProps) {
  const { ticket } = props;
  return (
    <section className="card sheet" aria-label="Tiket">
      <img className="band" src={pictureOf(props)} alt="" width="640" height="384" />
      <div className="pad">
        <Kicker ticket={ticket} />
        <h2>{ticket.name}</h2>
        {ticket.kind === 'event' && ticket.session_name !== '' && <p className="muted">{ticket.session_name}</p>}
        <div className="rows">
          <When ticket={ticket} />
          <Where ticket={ticket} />
        </div>
        <TicketAction {...props} />
      </div>
      <TicketProof {...props} />
    </section>
  );
}
