import { outwardPath } from '@widya/contract/outward-address';
import { confirmRegistration, readConfirmation } from '@widya/contract/public-registrations';
import { formatDateTime } from '@widya/contract/time/texts';
import { Link2Off, MailCheck } from 'lucide-react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { State } from '../../parts/state.tsx';
import { tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';

const EXPIRED = { name: null, until: null } as const;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const found = await tryCall(context, readConfirmation, { params: { token: params.token ?? '' } });
  if (found instanceof CallFailure) {
    if (found.code !== 'LINK_EXPIRED') throw data(null, { status: 404 });
    return data(EXPIRED, 410);
  }
  if (found.ticket !== null) throw redirect(outwardPath('ticket', found.ticket));
  return { name: found.name, until: found.confirm_by };
}

/** A press, not the opening of the link: programs that look into mails open links, too. */
export async function action({ context, params }: ActionFunctionArgs) {
  const token = params.token ?? '';
  const done = await tryCall(context, confirmRegistration, { params: { token } });
  return redirect(
    done instanceof CallFailure ? outwardPath('confirmation', token) : outwardPath('ticket', done.ticket),
  );
}

export const handle: PageHandle = { isOnCanvas: true };

export default function ConfirmRegistration() {
  const { name, until } = useLoaderData<typeof loader>();
  if (name === null)
    return (
      <State icon={Link2Off} title="Tautan ini sudah kedaluwarsa">
        <title>Tautan ini sudah kedaluwarsa · Widya</title>
        <p>Tempat yang disimpan sudah dilepas. Anda dapat mendaftar lagi.</p>
        <a className="btn main" href={outwardPath('catalogue')}>
          Lihat semua kelas
        </a>
      </State>
    );
  return (
    <State icon={MailCheck} title="Konfirmasi pendaftaran">
      <title>Konfirmasi pendaftaran · Widya</title>
      <p>
        <b>{name}</b>
      </p>
      {until !== null && <p className="num">{`Tempat Anda disimpan sampai ${formatDateTime(until)}.`}</p>}
      <form method="post">
        <button type="submit" className="btn main">
          Konfirmasi
        </button>
      </form>
    </State>
  );
}
