import { type OwnEventSeat, readOwnEventTickets } from '@widya/contract/public-events';
import { formatMoney } from '@widya/design-system/formats/money';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { ProveAddress } from '../../parts/prove-address/prove-address.tsx';
import { call } from '../../server/call.ts';
import { readForm } from '../../server/form-values.ts';
import { ifProven } from '../../server/if-proven.ts';
import { orMissing } from '../../server/or-missing.ts';
import { addressStep, submitAddressForm } from '../../server/prove-address.ts';

const addressOf = (params: LoaderFunctionArgs['params']): string => `/${params.event_url ?? ''}/ticket`;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const named = { params: { event_url: params.event_url ?? '' } };
  const own = await ifProven(context, () => orMissing(call(context, readOwnEventTickets, named)));
  if (own === null) return { own: null, step: addressStep(context) };
  const [only, ...more] = own.registrations;
  // Whoever has one ticket wants to see it.
  if (only !== undefined && more.length === 0) throw redirect(`/tiket/${only.ticket}`);
  return { own, step: null };
}

export const action = async ({ context, params, request }: ActionFunctionArgs) =>
  submitAddressForm({ context, form: await readForm(request), returnTo: addressOf(params) });

export const handle: PageHandle = { script: 'form' };

const TicketRow = ({ seat }: { readonly seat: OwnEventSeat }) => (
  <li className="card pad">
    <h2>{seat.session_name}</h2>
    <p className="muted">{WORDS[seat.label] ?? seat.label}</p>
    <div className="actions">
      <a className="btn" href={`/tiket/${seat.ticket}`}>
        Buka tiket
      </a>
      {seat.order !== null && (
        <a className="btn main" href={`/bayar/${seat.order.order_id}`}>
          {`Bayar ${formatMoney(seat.order.amount)}`}
        </a>
      )}
    </div>
  </li>
);

/** Labels of registrations in the words of the site. */
const WORDS: Readonly<Record<string, string>> = {
  TERDAFTAR: 'Terdaftar',
  'TELAH BAYAR': 'Terdaftar, lunas',
  'MENUNGGU PEMBAYARAN': 'Menunggu pembayaran',
  'DALAM ANTREAN': 'Dalam daftar tunggu',
  DITOLAK: 'Tidak terdaftar',
  DIKEMBALIKAN: 'Dana dikembalikan',
  KEDALUWARSA: 'Batas pembayaran lewat',
};

export default function EventTickets() {
  const { own, step } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.address;
  if (own === null)
    return (
      <main id="isi" className="wrap narrow page">
        <title>Tiket event · Widya</title>
        <ProveAddress
          step={step}
          problem={problem}
          heading="Buka tiket event"
          lead="Masukkan alamat email yang Anda pakai untuk mendaftar."
        />
      </main>
    );
  return (
    <main id="isi" className="wrap narrow page">
      <title>{`Tiket ${own.name} · Widya`}</title>
      <h1>{own.name}</h1>
      {own.registrations.length === 0 ? (
        <>
          <p className="muted">Belum ada pendaftaran dengan alamat email Anda.</p>
          <div className="actions">
            <a className="btn main" href={`/${own.event_url}/register`}>
              Daftar
            </a>
          </div>
        </>
      ) : (
        <ul className="rows sec">
          {own.registrations.map((seat) => (
            <TicketRow key={seat.ticket} seat={seat} />
          ))}
        </ul>
      )}
    </main>
  );
}
