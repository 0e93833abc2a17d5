import { outwardPath } from '@widya/contract/outward-address';
import { confirmRegistration, readConfirmation } from '@widya/contract/public-registrations';
import { formatDateTime } from '@widya/contract/time/texts';
import { MailCheck, TicketCheck } from 'lucide-react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { InvalidLink } from '../../parts/invalid-link.tsx';
import type { PageHandle } from '../../parts/page-handle.ts';
import { State } from '../../parts/state.tsx';
import { LINK_REFUSALS, tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';

const NONE = { name: null, until: null, sessions: [] } as const;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const answer = await tryCall(context, readConfirmation, { params: { token: params.token ?? '' } }, LINK_REFUSALS);
  if (answer instanceof CallFailure) {
    const isExpired = answer.code === 'LINK_EXPIRED';
    return data({ ...NONE, isExpired }, isExpired ? 410 : 404);
  }
  const [only, ...more] = answer.places;
  if (only?.ticket && more.length === 0) throw redirect(outwardPath('ticket', only.ticket));
  return data({ name: answer.name, until: answer.confirm_by, sessions: answer.places, isExpired: false });
}

/** Requires a press instead of opening the link, because mail scanners open links too. */
export async function action({ context, params }: ActionFunctionArgs) {
  const token = params.token ?? '';
  await tryCall(context, confirmRegistration, { params: { token } });
  return redirect(outwardPath('confirmation', token));
}

export const handle: PageHandle = { isOnCanvas: true };

const Expired = () => (
  <InvalidLink title="Tautan ini sudah kedaluwarsa" href={outwardPath('catalogue')} action="Lihat semua kelas">
    Tempat yang disimpan sudah dilepas. Anda dapat mendaftar lagi.
  </InvalidLink>
);

interface ConfirmedSession {
  readonly name: string;
  readonly ticket: string | null;
}

/** The sessions of a form, with their tickets once they are confirmed. */
const Sessions = ({ sessions }: { readonly sessions: readonly ConfirmedSession[] }) => (
  <ul className="rows">
    {sessions.map(({ name, ticket }) => (
      <li key={name}>{ticket === null ? name : <a href={outwardPath('ticket', ticket)}>{name}</a>}</li>
    ))}
  </ul>
);

export default function ConfirmRegistration() {
  const { name, until, sessions, isExpired } = useLoaderData<typeof loader>();
  if (isExpired) return <Expired />;
  if (name === null)
    return <InvalidLink>Buka tautan konfirmasi dari email pendaftaran, atau buka tiket Anda.</InvalidLink>;
  const isDone = until === null;
  const title = isDone ? 'Pendaftaran dikonfirmasi' : 'Konfirmasi pendaftaran';
  return (
    <State icon={isDone ? TicketCheck : MailCheck} title={title}>
      <title>{`${title} · Widya`}</title>
      <p>
        <b>{name}</b>
      </p>
      {sessions.length > 1 && <Sessions sessions={sessions} />}
      {!isDone && (
        <>
          <p className="num">{`Tempat Anda disimpan sampai ${formatDateTime(until)}.`}</p>
          <form method="post">
            <button type="submit" className="btn main">
              Konfirmasi
            </button>
          </form>
        </>
      )}
    </State>
  );
}
