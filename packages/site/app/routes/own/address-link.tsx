import { confirmAddressLink } from '@widya/contract/address-proof';
import { MailCheck } from 'lucide-react';
import { type ActionFunctionArgs, data, redirect, useActionData } from 'react-router';
import { InvalidLink } from '../../parts/invalid-link.tsx';
import { State } from '../../parts/state.tsx';
import { LINK_REFUSALS, tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';

export async function action({ context, params }: ActionFunctionArgs) {
  const proof = await tryCall(context, confirmAddressLink, { body: { token: params.token ?? '' } }, LINK_REFUSALS);
  if (proof instanceof CallFailure) return data({ isInvalid: true }, proof.status === 422 ? 404 : proof.status);
  context.site.storeProof(proof.token, proof.expires_at);
  context.site.forgetAttempt();
  return redirect(proof.return_to);
}

/** Opening the page proves nothing yet, because mail scanners open links too. */
export default function AddressLinkPage() {
  if (useActionData<typeof action>()?.isInvalid)
    return (
      <InvalidLink title="Tautan ini sudah tidak berlaku" action="Minta kode baru">
        Tautan hanya dapat dipakai sekali, dalam 15 menit. Kode baru dapat diminta di halaman berikut.
      </InvalidLink>
    );
  return (
    <State icon={MailCheck} title="Lanjutkan di perangkat ini">
      <title>Lanjutkan di perangkat ini · Widya</title>
      <p>Perangkat ini akan diingat selama 90 hari, jadi Anda tidak perlu memasukkan kode lagi.</p>
      <form method="post">
        <button type="submit" className="btn main">
          Lanjutkan
        </button>
      </form>
    </State>
  );
}
