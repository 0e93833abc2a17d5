import { outwardPath } from '@widya/contract/outward-address';
import type { Ticket } from '@widya/contract/tickets';
import { DoorOpen } from 'lucide-react';
import { State } from '../../parts/state.tsx';

interface WithdrawQuestionProps {
  readonly ticket: Ticket;
  readonly token: string;
}

function consequence({ status, payment }: Ticket): string {
  if (status === 'PENDING') return 'Anda keluar dari daftar tunggu dan kehilangan urutan Anda.';
  const seatText = 'Tempat Anda diberikan kepada peserta berikutnya.';
  return payment?.state === 'paid' || payment?.state === 'partly-returned'
    ? `${seatText} Penyelenggara memutuskan pengembalian dana dan menghubungi Anda.`
    : seatText;
}

/** Confirms withdrawing. */
export const WithdrawQuestion = ({ ticket, token }: WithdrawQuestionProps) => (
  <State icon={DoorOpen} title="Mengundurkan diri?">
    <title>{`Mengundurkan diri · ${ticket.name} · Widya`}</title>
    <p>
      <b>{ticket.name}</b>
    </p>
    <p>{consequence(ticket)}</p>
    <form method="post" action={outwardPath('ticket', token)} className="choice">
      <a className="btn" href={outwardPath('ticket', token)}>
        Batal
      </a>
      <button type="submit" className="btn bad" name="aksi" value="mundur">
        Mengundurkan diri
      </button>
    </form>
  </State>
);
