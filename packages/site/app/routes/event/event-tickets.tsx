import { outwardPath } from '@widya/contract/outward-address';
import { readOwnEventTickets } from '@widya/contract/public-events';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { ProveAddress } from '../../parts/prove-address/prove-address.tsx';
import { call } from '../../server/call.ts';
import { readForm } from '../../server/form-values.ts';
import { ifProven } from '../../server/if-proven.ts';
import { orMissing } from '../../server/or-missing.ts';
import { addressStep, submitAddressForm } from '../../server/prove-address.ts';
import { TicketList } from './ticket-list.tsx';
import '../../styles/form.css';

const named = (params: LoaderFunctionArgs['params']) => ({ params: { event_url: params.event_url ?? '' } });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const own = await ifProven(context, () => orMissing(call(context, readOwnEventTickets, named(params))));
  if (own === null) return { own, step: addressStep(context) };
  const [only, ...more] = own.registrations;
  // A single ticket is opened directly.
  if (only !== undefined && more.length === 0) throw redirect(outwardPath('ticket', only.ticket));
  return { own, step: null };
}

export const action = async ({ context, params, request }: ActionFunctionArgs) =>
  submitAddressForm({
    context,
    form: await readForm(request),
    returnTo: outwardPath('eventTicket', params.event_url ?? ''),
  });

export const handle: PageHandle = { script: 'form', isOnCanvas: true };

export default function EventTickets() {
  const { own, step } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.address;
  return (
    <main id="isi" className="wrap narrow page">
      {own === null ? (
        <>
          <title>Tiket event · Widya</title>
          <ProveAddress
            step={step}
            problem={problem}
            heading="Buka tiket event"
            lead="Masukkan alamat email yang Anda pakai untuk mendaftar."
          />
        </>
      ) : (
        <TicketList {...own} />
      )}
    </main>
  );
}
