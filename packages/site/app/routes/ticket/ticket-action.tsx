import { outwardPath } from '@widya/contract/outward-address';
import type { Ticket } from '@widya/contract/tickets';
import { formatDateTime, formatTime } from '@widya/contract/time/texts';
import { formatMoney } from '@widya/design-system/formats/money';
import { BookOpen, Clock, Download, ListOrdered, Lock, Video } from 'lucide-react';
import { timeLeft } from '../../enhance/countdown.ts';
import { SiteText } from '../../parts/site-text.tsx';
import { isOver } from './ticket-texts.ts';
import type { TicketViewProps } from './ticket-view.tsx';

const pageOf = (ticket: Ticket): string =>
  ticket.kind === 'class'
    ? outwardPath('classPage', ticket.code)
    : ticket.kind === 'event'
      ? outwardPath('eventPage', ticket.event_url)
      : outwardPath('coursePage', ticket.code);

function Unpaid({ ticket: { payment, price } }: { readonly ticket: Ticket }) {
  if (payment === null)
    return (
      <div className="note warn">
        <Clock size={22} aria-hidden="true" />
        <div>
          <b className="num">{`Harus dibayar ${formatMoney(price)}`}</b>
          Cara membayar diberitahukan penyelenggara lewat email.
        </div>
      </div>
    );
  return (
    <>
      <div className="note warn">
        <Clock size={22} aria-hidden="true" />
        <div>
          <b className="num">
            {payment.until === null ? 'Segera selesaikan pembayaran' : `Bayar sebelum ${formatDateTime(payment.until)}`}
          </b>
          Setelah itu tempat Anda diberikan kepada peserta berikutnya.
        </div>
      </div>
      <a className="btn main full num" href={outwardPath('payment', payment.order_id)}>
        {`Bayar ${formatMoney(payment.amount)}`}
      </a>
      <p className="muted small under">QRIS, transfer bank, atau kartu</p>
    </>
  );
}

const Queued = ({ position }: { readonly position: number | null }) => (
  <div className="note info">
    <ListOrdered size={22} aria-hidden="true" />
    <div>
      <b className="num">{`Urutan Anda: ${position ?? 1}`}</b>
      Begitu ada tempat, Anda menerima email. Anda baru membayar setelah itu.
    </div>
  </div>
);

function Starts({ start, now }: { readonly start: string | null; readonly now: string }) {
  const left = start === null ? '' : timeLeft(Date.parse(start) - Date.parse(now));
  if (left === '') return null;
  return (
    <div className="starts">
      <span className="muted small">Dimulai dalam</span>
      <b className="num" data-until={start} data-reload="">
        {left}
      </b>
    </div>
  );
}

const OPENS_LATER = 'Tombol ini akan aktif 2 jam sebelum acara dimulai.';

function Join({ ticket, now }: Pick<TicketViewProps, 'ticket' | 'now'>) {
  if (ticket.kind === 'course' || ticket.join === null) return null;
  const { url, passcode, opens_at } = ticket.join;
  const label = ticket.kind === 'event' ? 'Gabung acara' : 'Gabung kelas';
  return (
    <>
      <Starts start={ticket.start_time} now={now} />
      {url === null ? (
        <>
          <span className="btn full" aria-disabled="true">
            <Lock size={20} aria-hidden="true" />
            {label}
          </span>
          <p className="muted small under num">
            {opens_at === null ? 'Tautannya menyusul' : `${OPENS_LATER} Terbuka ${formatTime(opens_at)}.`}
          </p>
        </>
      ) : (
        <>
          <a className="btn main full" href={url} rel="noreferrer">
            <Video size={20} aria-hidden="true" />
            {label}
          </a>
          {passcode !== null && <p className="muted small under num">{`Kode sandi ${passcode}`}</p>}
        </>
      )}
    </>
  );
}

function Ended({ ticket }: { readonly ticket: Ticket }) {
  const isChecked = ticket.payment?.state === 'checking';
  return (
    <>
      <div className="note">
        <div>
          {isChecked
            ? 'Tempat Anda sudah dilepas. Penyelenggara sedang mengurus dana Anda dan akan menghubungi Anda.'
            : 'Tempat Anda sudah dilepas. Anda dapat mendaftar lagi selama pendaftaran dibuka.'}
        </div>
      </div>
      <a className="btn full" href={pageOf(ticket)}>
        {ticket.kind === 'event' ? 'Lihat event' : 'Lihat kelas'}
      </a>
    </>
  );
}

function Certificate({ ticket }: { readonly ticket: Extract<Ticket, { kind: 'class' }> }) {
  const { certificate } = ticket;
  if (certificate?.url == null) return null;
  return (
    <>
      <a className="btn main full" href={certificate.url}>
        <Download size={20} aria-hidden="true" />
        Unduh sertifikat
      </a>
      {certificate.predicate && <p className="muted small under">{`Predikat ${certificate.predicate}`}</p>}
    </>
  );
}

/** The most important action at this time. */
export function TicketAction({ ticket, now }: TicketViewProps) {
  if (ticket.status === 'WAITING') return <Unpaid ticket={ticket} />;
  if (ticket.status === 'PENDING') return <Queued position={ticket.kind === 'course' ? null : ticket.position} />;
  if (ticket.status !== 'ACCEPTED') return <Ended ticket={ticket} />;
  if (ticket.kind === 'course')
    return (
      <a className="btn main full" href={outwardPath('coursePage', ticket.code)}>
        <BookOpen size={20} aria-hidden="true" />
        {ticket.progress > 0 ? 'Lanjutkan belajar' : <SiteText of="private_class_detail" name="start" />}
      </a>
    );
  if (isOver(ticket, now) || (ticket.kind === 'class' && ticket.certificate !== null))
    return ticket.kind === 'class' ? <Certificate ticket={ticket} /> : null;
  return <Join ticket={ticket} now={now} />;
}
