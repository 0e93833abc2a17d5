import { readMailPreferences, readOwnOverview, readOwnProfile } from '@widya/contract/own-account';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import type { PageHandle } from '../../parts/page-handle.ts';
import { ProveAddress } from '../../parts/prove-address/prove-address.tsx';
import { call } from '../../server/call.ts';
import { readForm } from '../../server/form-values.ts';
import { ifProven } from '../../server/if-proven.ts';
import { addressStep, isAddressForm, submitAddressForm } from '../../server/prove-address.ts';
import { AccountPage } from './account-page.tsx';
import { submitAccountForm } from './submit-account-form.ts';

const PATH = '/saya';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const own = await ifProven(context, async () => ({
    overview: await call(context, readOwnOverview),
    profile: await call(context, readOwnProfile),
    preferences: await call(context, readMailPreferences),
  }));
  if (own === null) return { own, step: addressStep(context) };
  return { own, lastAction: new URL(request.url).searchParams.get('kabar'), now: context.site.now.toISOString() };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (isAddressForm(form)) return submitAddressForm({ context, form, returnTo: PATH });
  return redirect(await submitAccountForm(context, form));
}

/** The script enhances the two steps of the address proof; the account itself works without it. */
export const handle: PageHandle = { script: 'form' };

export default function OwnPage() {
  const loaded = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.address;
  if (loaded.own !== null) return <AccountPage own={loaded.own} lastAction={loaded.lastAction} now={loaded.now} />;
  return (
    <main id="isi" className="wrap narrow page">
      <title>Tiket saya · Widya</title>
      <ProveAddress
        step={loaded.step}
        problem={problem}
        heading="Tiket saya"
        lead="Tiket, sertifikat, dan transaksi Anda ada di sini. Masuk dengan alamat email yang Anda pakai saat mendaftar."
      />
    </main>
  );
}
