import { readOwnEventTickets } from '@widya/contract/public-events';
import { readTicket, withdrawRegistration } from '@widya/contract/tickets';
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { ProveAddress } from '../../parts/prove-address/prove-address.tsx';
import { call, tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';
import { readForm } from '../../server/form-values.ts';
import { ifProven } from '../../server/if-proven.ts';
import { orMissing } from '../../server/or-missing.ts';
import { addressStep, submitAddressForm } from '../../server/prove-address.ts';
import { EventTicketSheet } from './event-ticket-sheet.tsx';
import { TicketList } from './ticket-list.tsx';
import { WITHDRAW_FORM, WithdrawForm } from './withdraw-form.tsx';
import '../../styles/form.css';
import '../../styles/event-ticket.css';

/** The ticket of one registration; null for one that is shown no more, such as a rejected one. */
async function openTicket(context: AppLoadContext, token: string) {
  const ticket = await tryCall(context, readTicket, { params: { token } }, [404, 410]);
  return ticket instanceof CallFailure || ticket.kind !== 'event' ? null : ticket;
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const named = { params: { event_url: params.event_url ?? '' } };
  const own = await ifProven(context, () => orMissing(call(context, readOwnEventTickets, named)));
  if (own === null) return { own, step: addressStep(context), open: null, now: context.site.now };
  const { registrations } = own;
  const chosen = new URL(request.url).searchParams.get('sesi');
  const seat = registrations.length === 1 ? registrations[0] : registrations.find((r) => `${r.session_id}` === chosen);
  const ticket = seat === undefined ? null : await openTicket(context, seat.ticket);
  const open = seat === undefined || ticket === null ? null : { ticket, token: seat.ticket };
  return { own, step: null, open, now: context.site.now };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { pathname, search } = new URL(request.url);
  const token = form[WITHDRAW_FORM];
  if (token === undefined) return submitAddressForm({ context, form, returnTo: `/${params.event_url ?? ''}/ticket` });
  const done = await tryCall(context, withdrawRegistration, { params: { token } });
  return done instanceof CallFailure
    ? data({ problem: done.message, address: undefined }, done.status)
    : redirect(pathname + search);
}

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = { script: 'form', isOnCanvas: true };

export default function EventTickets() {
  const { own, step, open, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (own === null)
    return (
      <main id="isi" className="wrap narrow page">
        <title>Tiket event · Widya</title>
        <ProveAddress
          step={step}
          problem={answer?.address}
          heading="Buka tiket event"
          lead="Masukkan alamat email yang Anda pakai untuk mendaftar."
        />
      </main>
    );
  const problem = answer !== undefined && 'problem' in answer ? answer.problem : undefined;
  return (
    <main id="isi" className="wrap narrow page">
      <title>{`Tiket ${own.name} · Widya`}</title>
      {open === null ? (
        <TicketList {...own} />
      ) : (
        <EventTicketSheet ticket={open.ticket} now={new Date(now)}>
          {open.ticket.can_withdraw && <WithdrawForm token={open.token} problem={problem} />}
        </EventTicketSheet>
      )}
    </main>
  );
}
