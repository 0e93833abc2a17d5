import { readUnsubscription, unsubscribe } from '@widya/contract/unsubscription';
import { MailCheck, MailX } from 'lucide-react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { InvalidLink } from '../../parts/invalid-link.tsx';
import { State } from '../../parts/state.tsx';
import { LINK_REFUSALS, tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';

const STAYS = 'Email tentang kelas yang Anda ikuti tetap kami kirim.';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const answer = await tryCall(context, readUnsubscription, { params: { token: params.token ?? '' } }, LINK_REFUSALS);
  return answer instanceof CallFailure ? data({ email: null }, 404) : data({ email: answer.email });
}

/** Handles the page's form and the one-click request of mail programs (RFC 8058). */
export async function action({ context, params }: ActionFunctionArgs) {
  const ended = await tryCall(context, unsubscribe, { params: { token: params.token ?? '' } }, LINK_REFUSALS);
  return ended instanceof CallFailure ? data({ isDone: false }, 404) : data({ isDone: true });
}

export default function UnsubscribePage() {
  const { email } = useLoaderData<typeof loader>();
  const isDone = useActionData<typeof action>()?.isDone ?? false;
  if (email === null)
    return (
      <InvalidLink title="Tautan tidak ditemukan" action="Buka halaman Saya">
        Periksa kembali tautan di email Anda, atau atur email yang Anda terima di halaman Saya.
      </InvalidLink>
    );
  if (isDone)
    return (
      <State icon={MailCheck} title="Anda sudah berhenti berlangganan">
        <title>Berhenti berlangganan · Widya</title>
        <p>
          {email} tidak akan menerima siaran email lagi. {STAYS}
        </p>
      </State>
    );
  return (
    <State icon={MailX} title="Berhenti berlangganan?">
      <title>Berhenti berlangganan · Widya</title>
      <p>
        {email} tidak akan menerima siaran email lagi. {STAYS}
      </p>
      <form method="post">
        <button type="submit" className="btn main">
          Berhenti berlangganan
        </button>
      </form>
    </State>
  );
}
