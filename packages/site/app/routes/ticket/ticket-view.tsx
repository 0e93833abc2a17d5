import type { DrawnPoster } from '@widya/contract/site/preview';
import type { Ticket } from '@widya/contract/tickets';
import { CircleCheck, Clock } from 'lucide-react';
import { answersKey } from '../../parts/answers-key.ts';
import { recordCode } from './record-code.ts';
import { TicketAside } from './ticket-aside.tsx';
import { TicketSheet } from './ticket-sheet.tsx';
import { ticketTexts } from './ticket-texts.ts';

export interface TicketViewProps {
  readonly ticket: Ticket;
  readonly token: string;
  /** Origin under which the visitor opened the site. */
  readonly origin: string;
  readonly now: string;
  /** Posters of a preview, which the server does not serve yet. */
  readonly drawn?: DrawnPoster | undefined;
}

/** The page of a ticket: state of the registration and everything the person needs. */
export function TicketView(props: TicketViewProps) {
  const { ticket, now } = props;
  const { heading, badges } = ticketTexts(ticket, now);
  return (
    <main id="isi" className="wrap page ticket">
      <title>{`Tiket ${ticket.name} · Widya`}</title>
      <meta name="robots" content="noindex" />
      <span hidden data-forget={answersKey(ticket.kind, recordCode(ticket))} />
      <p className="states">
        {badges.map(({ text, tone }) => (
          <span key={text} className={`badge ${tone}`}>
            {tone === 'ok' && <CircleCheck size={16} aria-hidden="true" />}
            {tone === 'warn' && <Clock size={16} aria-hidden="true" />}
            {text}
          </span>
        ))}
      </p>
      <h1>{heading}</h1>
      <div className="cols">
        <TicketSheet {...props} />
        <TicketAside {...props} />
      </div>
    </main>
  );
}
