import { confirmAddressCode, requestAddressCode } from '@widya/contract/address-proof';
import { type AppLoadContext, data, redirect } from 'react-router';
import { ADDRESS_FORM, type AddressProblem, type AddressStep } from '../parts/prove-address/address-step.ts';
import { type Attempt, attemptOf } from './address-attempt.ts';
import { tryCall } from './call.ts';
import { CallFailure } from './call-failure.ts';

type Form = Readonly<Record<string, string>>;

interface Submission {
  readonly context: AppLoadContext;
  readonly form: Form;
  /** Path and query of the page, to which both steps and the link in the mail return. */
  readonly returnTo: string;
}

/** The step that a page shows to a device without an address proof; for its loader. */
export function addressStep(context: AppLoadContext): AddressStep {
  const attempt = attemptOf(context);
  if (attempt === null) return { name: 'address' };
  const { email, mailWorks, code } = attempt;
  return { name: 'code', email, mailWorks, demoCode: code ?? null };
}

/** Whether a form is from `ProveAddress`; the page's action then passes it to `submitAddressForm`. */
export const isAddressForm = (form: Form): boolean => form[ADDRESS_FORM] !== undefined;

/** Handles a step: returns a redirect, or the error of the input. */
export async function submitAddressForm(submission: Submission) {
  const { context, form, returnTo } = submission;
  switch (form[ADDRESS_FORM]) {
    case 'kode':
      return confirmCode(submission);
    case 'ulang':
      return sendAgain(submission);
    case 'ganti':
      context.site.forgetAttempt();
      return redirect(returnTo);
    default:
      return sendCode(submission, form.email ?? '');
  }
}

const refused = (problem: AddressProblem, status: number) => data({ address: problem }, status);

async function sendCode({ context, form, returnTo }: Submission, email: string) {
  const body = { email, return_to: returnTo, situs_web: form.situs_web ?? '' };
  const sent = await tryCall(context, requestAddressCode, { body });
  if (sent instanceof CallFailure)
    return refused({ field: 'email', sentence: sent.errors.email ?? sent.message, value: email }, sent.status);
  const { challenge, expires_at, resend_at, mail_works, code } = sent;
  const attempt: Attempt = {
    challenge,
    email: email.trim().toLowerCase(),
    expiresAt: expires_at,
    resendAt: resend_at,
    mailWorks: mail_works,
    ...(code !== undefined && { code }),
  };
  context.site.storeAttempt(JSON.stringify(attempt), expires_at);
  return redirect(returnTo);
}

async function sendAgain(submission: Submission) {
  const { context, returnTo } = submission;
  const attempt = attemptOf(context);
  if (attempt === null) return redirect(returnTo);
  const wait = Math.ceil((Date.parse(attempt.resendAt) - context.site.now.getTime()) / 1_000);
  if (wait > 0)
    return refused({ field: 'code', sentence: `Tunggu ${wait} detik lagi sebelum meminta kode baru.`, value: '' }, 422);
  const answer = await sendCode(submission, attempt.email);
  // The address was already accepted, so the error belongs to the code.
  if (answer instanceof Response) return answer;
  const { sentence } = answer.data.address;
  return refused({ field: 'code', sentence, value: '' }, answer.init?.status ?? 422);
}

async function confirmCode({ context, form, returnTo }: Submission) {
  const attempt = attemptOf(context);
  if (attempt === null) return redirect(returnTo);
  const value = form.code ?? '';
  const proof = await tryCall(context, confirmAddressCode, { body: { challenge: attempt.challenge, code: value } });
  if (proof instanceof CallFailure)
    return refused({ field: 'code', sentence: proof.errors.code ?? proof.message, value }, proof.status);
  context.site.storeProof(proof.token, proof.expires_at);
  context.site.forgetAttempt();
  return redirect(returnTo);
}
