import { outwardPath } from '@widya/contract/outward-address';
import type { ClassTicket, Ticket } from '@widya/contract/tickets';
import { CalendarPlus, CircleHelp, ClipboardCheck, MessagesSquare } from 'lucide-react';
import { TicketFiles } from './ticket-files.tsx';
import { TicketPayment } from './ticket-payment.tsx';
import { isOver } from './ticket-texts.ts';
import type { TicketViewProps } from './ticket-view.tsx';

function Feedback({ feedback }: Pick<ClassTicket, 'feedback'>) {
  if (feedback === null) return null;
  return (
    <section className="card pad">
      <h2>Umpan balik</h2>
      {feedback.done ? (
        <p className="muted small">Terima kasih, jawaban Anda sudah kami terima.</p>
      ) : (
        <>
          <p className="muted small">Dua menit. Jawaban Anda membantu angkatan berikutnya.</p>
          <a className="btn full" href={outwardPath('feedback', feedback.token)}>
            Isi umpan balik
          </a>
        </>
      )}
    </section>
  );
}

function FinalTest({ ticket: { code, final_test } }: { readonly ticket: ClassTicket }) {
  if (final_test === null) return null;
  return (
    <section className="card pad">
      <h2>Tes akhir</h2>
      <p className="muted small">
        {final_test.done ? 'Anda sudah mengerjakan tes ini.' : 'Kerjakan sekali, jawaban tersimpan sambil jalan.'}
      </p>
      <a className="btn full" href={outwardPath('finalTest', code)}>
        <ClipboardCheck size={20} aria-hidden="true" />
        {final_test.done ? 'Lihat hasil' : 'Kerjakan tes'}
      </a>
    </section>
  );
}

function Group({ ticket: { group_url } }: { readonly ticket: ClassTicket }) {
  if (group_url === null) return null;
  return (
    <section className="card pad">
      <h2>Grup peserta</h2>
      <a className="btn full" href={group_url} rel="noreferrer">
        <MessagesSquare size={20} aria-hidden="true" />
        Buka grup
      </a>
    </section>
  );
}

function calendarOf(ticket: Ticket): string | null {
  if (ticket.kind === 'class' && ticket.start_time !== null && !ticket.permanent)
    return `${outwardPath('classPage', ticket.code)}.ics`;
  if (ticket.kind === 'event' && ticket.start_time !== null) return `/${ticket.event_url}/kalender.ics`;
  return null;
}

function Links({ ticket, now }: Pick<TicketViewProps, 'ticket' | 'now'>) {
  const isOpen = ['PENDING', 'WAITING', 'ACCEPTED'].includes(ticket.status) && !isOver(ticket, now);
  const calendar = isOpen ? calendarOf(ticket) : null;
  const question = ticket.kind === 'class' && ticket.takes_questions ? outwardPath('question', ticket.code) : null;
  if (calendar === null && question === null) return null;
  return (
    <div className={calendar !== null && question !== null ? 'two' : ''}>
      {calendar !== null && (
        <a className="btn full" href={calendar}>
          <CalendarPlus size={20} aria-hidden="true" />
          Kalender
        </a>
      )}
      {question !== null && (
        <a className="btn full" href={question}>
          <CircleHelp size={20} aria-hidden="true" />
          Tanya
        </a>
      )}
    </div>
  );
}

/** Documents are submitted with the ticket, which identifies their owner. */
function Documents({ ticket, token }: Pick<TicketViewProps, 'ticket' | 'token'>) {
  if (ticket.kind !== 'class' || ticket.status !== 'ACCEPTED') return null;
  return (
    <p className="leave">
      <a className="btn text" href={outwardPath('document', token)}>
        Kirim dokumen ke penyelenggara
      </a>
    </p>
  );
}

/** Content beside the ticket: files, payment, remaining tasks, and withdrawing. */
export function TicketAside({ ticket, token, now }: TicketViewProps) {
  return (
    <div className="aside">
      {ticket.kind === 'class' && (
        <>
          <TicketFiles ticket={ticket} now={now} />
          <FinalTest ticket={ticket} />
          <Feedback feedback={ticket.feedback} />
          <Group ticket={ticket} />
        </>
      )}
      {ticket.payment !== null && <TicketPayment payment={ticket.payment} />}
      <Links ticket={ticket} now={now} />
      <Documents ticket={ticket} token={token} />
      {ticket.can_withdraw && (
        <p className="leave">
          <a className="btn text bad" href="?mundur=1">
            Mengundurkan diri
          </a>
        </p>
      )}
    </div>
  );
}
