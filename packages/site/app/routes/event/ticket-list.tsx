import { outwardPath } from '@widya/contract/outward-address';
import type { OwnEventSeat } from '@widya/contract/public-events';
import { answersKey } from '../../parts/answers-key.ts';

interface TicketListProps {
  readonly name: string;
  readonly event_url: string;
  readonly registrations: readonly OwnEventSeat[];
}

/** Labels of registrations on the site. */
const LABELS: Readonly<Record<string, string>> = {
  TERDAFTAR: 'Terdaftar',
  'TELAH BAYAR': 'Terdaftar, lunas',
  'MENUNGGU PEMBAYARAN': 'Menunggu pembayaran',
  'DALAM ANTREAN': 'Dalam daftar tunggu',
  DITOLAK: 'Tidak terdaftar',
  DIKEMBALIKAN: 'Dana dikembalikan',
  KEDALUWARSA: 'Batas pembayaran lewat',
};

const TicketRow = ({ seat }: { readonly seat: OwnEventSeat }) => (
  <li className="card pad rows">
    <h2>{seat.session_name}</h2>
    <p className="muted">{LABELS[seat.label] ?? seat.label}</p>
    <a className="btn" href={outwardPath('ticket', seat.ticket)}>
      Buka tiket
      <span className="sr">{` ${seat.session_name}`}</span>
    </a>
  </li>
);

/** Own tickets for an event with several sessions. */
export function TicketList({ name, event_url, registrations }: TicketListProps) {
  return (
    <>
      <title>{`Tiket ${name} · Widya`}</title>
      <span hidden data-forget={answersKey('event', event_url)} />
      <h1>{name}</h1>
      {registrations.length === 0 && (
        <p className="muted">
          Belum ada pendaftaran dengan alamat email Anda. <a href={`/${event_url}/register`}>Daftar</a>
        </p>
      )}
      <ul className="rows sec">
        {registrations.map((seat) => (
          <TicketRow key={seat.session_id} seat={seat} />
        ))}
      </ul>
    </>
  );
}
