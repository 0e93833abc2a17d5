import { endAddressProof, endAllAddressProofs } from '@widya/contract/address-proof';
import { requestOwnData, updateMailPreferences } from '@widya/contract/own-account';
import type { AppLoadContext } from 'react-router';
import { tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';
import { ACCOUNT_FORM } from './account-form.ts';

type Form = Readonly<Record<string, string>>;

async function forget(context: AppLoadContext, endpoint: typeof endAddressProof): Promise<string> {
  // An address proof that has already expired needs no call.
  await tryCall(context, endpoint, {}, [401]);
  context.site.forgetProof();
  return '/saya';
}

/** Handlers by action; @returns the redirect target. */
const ACTIONS: Readonly<Record<string, (context: AppLoadContext) => Promise<string>>> = {
  'newsletter-ya': (context) => setNewsletter(context, true),
  'newsletter-tidak': (context) => setNewsletter(context, false),
  salinan: (context) => requestData(context, 'COPY'),
  hapus: (context) => requestData(context, 'DELETE'),
  keluar: (context) => forget(context, endAddressProof),
  'keluar-semua': (context) => forget(context, endAllAddressProofs),
};

async function setNewsletter(context: AppLoadContext, newsletter: boolean): Promise<string> {
  const done = await tryCall(context, updateMailPreferences, { body: { newsletter } });
  if (!(done instanceof CallFailure)) return `/saya?kabar=${newsletter ? 'langganan' : 'berhenti'}`;
  return done.status === 409 ? '/saya/profil' : '/saya';
}

async function requestData(context: AppLoadContext, kind: 'COPY' | 'DELETE'): Promise<string> {
  const done = await tryCall(context, requestOwnData, { body: { kind } });
  return done instanceof CallFailure ? '/saya' : `/saya?kabar=${kind === 'COPY' ? 'salinan' : 'hapus'}`;
}

/** Handles a form of the page; an unknown action has no effect. @returns the redirect target. */
export const submitAccountForm = async (context: AppLoadContext, form: Form): Promise<string> =>
  (await ACTIONS[form[ACCOUNT_FORM] ?? '']?.(context)) ?? '/saya';
