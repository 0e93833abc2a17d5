import { outwardPath } from '@widya/contract/outward-address';
import type { EventTicket } from '@widya/contract/tickets';
import { formatDateTime } from '@widya/contract/time/texts';
import { CircleCheck, QrCode as QrIcon, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from '../../parts/icon-tile.tsx';
import { QrCode } from './qr-code.tsx';
import { isOver } from './ticket-texts.ts';
import type { TicketViewProps } from './ticket-view.tsx';

type CheckInProps = NonNullable<EventTicket['check_in']> & { readonly isOver: boolean };

const Below = ({ children }: { readonly children: ReactNode }) => (
  <>
    <div className="perforation" aria-hidden="true" />
    <div className="proof">{children}</div>
  </>
);

const Locked = ({ text }: { readonly text: string }) => (
  <Below>
    <IconTile icon={QrIcon} />
    <div>
      <b>Kode presensi</b>
      <p className="muted small">{text}</p>
    </div>
  </Below>
);

/** How staff check a visitor in at the door. */
function CheckIn({ number, url, checked_in_at, isOver }: CheckInProps) {
  if (checked_in_at !== null)
    return (
      <Below>
        <span className="tile good">
          <CircleCheck size={22} aria-hidden="true" />
        </span>
        <div>
          <b className="num">{`Hadir sejak ${formatDateTime(checked_in_at)}`}</b>
          <p className="muted small num">{`Nomor pendaftaran ${number}`}</p>
        </div>
      </Below>
    );
  if (isOver) return null;
  return (
    <Below>
      <QrCode text={url} label={`Kode QR pendaftaran nomor ${number}`} />
      <div>
        <b>Nomor pendaftaran</b>
        <p className="muted small">Tunjukkan kode ini kepada panitia, atau sebutkan nomornya.</p>
        <b className="num wide-code">{number}</b>
      </div>
    </Below>
  );
}

/** The stub of the ticket: the code for attendance, the number at the door, or the link to the certificate. */
export function TicketProof({ ticket, token, origin, now }: TicketViewProps) {
  if (ticket.kind === 'course') return null;
  if (ticket.status === 'WAITING')
    return ticket.kind === 'class' ? <Locked text="Muncul setelah pembayaran diterima." /> : null;
  if (ticket.kind === 'event')
    return ticket.check_in === null ? null : <CheckIn {...ticket.check_in} isOver={isOver(ticket, now)} />;
  if (ticket.certificate !== null)
    return (
      <Below>
        <span className="tile good">
          <ShieldCheck size={22} aria-hidden="true" />
        </span>
        <div>
          <b>Bagikan bukti keaslian</b>
          <a className="small more" href={outwardPath('certificate', ticket.certificate.code)}>
            Buka halaman verifikasi
          </a>
        </div>
      </Below>
    );
  if (ticket.presence === null || isOver(ticket, now)) return null;
  const { code } = ticket.presence;
  // Contains the ticket, so that confirming takes one press, here and at the door.
  const page = `${outwardPath('presence', code)}?tiket=${token}`;
  return (
    <Below>
      <QrCode text={origin + page} label={`Kode QR presensi kelas ${code}`} />
      <div>
        <b>Kode presensi</b>
        <p className="muted small">Pindai saat kelas, atau isi kodenya di halaman presensi.</p>
        <a className="num wide-code more" href={page}>
          {code}
        </a>
      </div>
    </Below>
  );
}
