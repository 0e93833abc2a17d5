import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { previewOf } from '../../server/preview-of.ts';
import { ticketTones } from '../ticket/ticket-tones.ts';
import { TicketView } from '../ticket/ticket-view.tsx';
import '../../styles/ticket.css';

export const loader = ({ context }: LoaderFunctionArgs) => ({
  ...previewOf(context, 'ticket'),
  origin: context.site.origin,
});

export const handle: PageHandle<ReturnType<typeof loader>> = {
  isOnCanvas: true,
  parts: ({ ticket }) => ({ tones: ticketTones(ticket) }),
};

/** Preview of an invented participant's ticket in 'Tampilan Pengguna'; its links do not work. */
export default function PreviewedTicket() {
  const { ticket, now, origin, drawn } = useLoaderData<typeof loader>();
  return <TicketView ticket={ticket} token="contoh" origin={origin} now={now} drawn={drawn} />;
}
