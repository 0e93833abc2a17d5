import { outwardPath } from '@widya/contract/outward-address';
import { readTicket, renewTicketLink, type Ticket, withdrawRegistration } from '@widya/contract/tickets';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { InvalidLink } from '../../parts/invalid-link.tsx';
import type { PageHandle } from '../../parts/page-handle.ts';
import { LINK_REFUSALS, tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';
import { readForm } from '../../server/form-values.ts';
import { LinkExpired, LinkSent } from './link-expired.tsx';
import { ticketTones } from './ticket-tones.ts';
import { TicketView } from './ticket-view.tsx';
import { WithdrawQuestion } from './withdraw-question.tsx';
import '../../styles/ticket.css';

/** Name of the field with the action of a form. */
export const TICKET_FORM = 'aksi';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const token = params.token ?? '';
  const query = new URL(request.url).searchParams;
  const shared = { token, origin: context.site.origin, now: context.site.now.toISOString() };
  if (query.has('terkirim')) return { ...shared, state: 'sent' as const };
  const ticket = await tryCall(context, readTicket, { params: { token } }, LINK_REFUSALS);
  if (ticket instanceof CallFailure) {
    if (ticket.code !== 'LINK_EXPIRED') return data({ ...shared, state: 'unknown' as const }, 404);
    return data({ ...shared, state: 'expired' as const }, 410);
  }
  const leaves = query.has('mundur') && ticket.can_withdraw;
  return { ...shared, state: leaves ? ('leaving' as const) : ('open' as const), ticket };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const token = params.token ?? '';
  const form = await readForm(request);
  const own = outwardPath('ticket', token);
  if (form[TICKET_FORM] === 'tautan') {
    await tryCall(context, renewTicketLink, { params: { token } }, [404, 422]);
    return redirect(`${own}?terkirim=1`);
  }
  // Whatever happened in the meantime is shown on the ticket.
  if (form[TICKET_FORM] === 'mundur') await tryCall(context, withdrawRegistration, { params: { token } }, [409, 410]);
  return redirect(own);
}

interface Loaded {
  readonly ticket?: Ticket;
}

export const handle: PageHandle<Loaded> = {
  script: 'form',
  isOnCanvas: true,
  parts: ({ ticket }) => ({ tones: ticket === undefined ? null : ticketTones(ticket) }),
};

export default function TicketPage() {
  const loaded = useLoaderData<typeof loader>();
  if (loaded.state === 'sent') return <LinkSent />;
  if (loaded.state === 'expired') return <LinkExpired />;
  if (loaded.state === 'unknown')
    return <InvalidLink>Buka tautan dari email pendaftaran, atau cari tiket dengan alamat email Anda.</InvalidLink>;
  const { ticket, token, origin, now } = loaded;
  if (loaded.state === 'leaving') return <WithdrawQuestion ticket={ticket} token={token} />;
  return <TicketView ticket={ticket} token={token} origin={origin} now={now} />;
}
