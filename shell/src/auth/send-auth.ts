import { registerAdmin, type SecondFactorRequired, type SessionUser } from '@widya/contract/accounts';
import { loginOf } from '../session/account-calls.ts';
import { deviceId } from '../session/device-id.ts';
import { type PostResult, post } from '../session/post.ts';
import type { AuthMode, AuthValues } from './fields.ts';
import type { registerWithProof } from './register-with-proof.ts';

/** A new session from the API. */
export interface NewSession {
  readonly token: string;
  readonly user: SessionUser;
}

/** What the API requires after a correct password when the account has a second factor. */
export type SecondFactorQuestion = SecondFactorRequired['second_factor'];

/**
 * Result of a valid form: a session, the request for the second factor, or `confirm`: a link was mailed and nobody is
 * signed in yet.
 */
export type AuthOutcome = NewSession | SecondFactorRequired | 'confirm';

/** Sends a valid form. Source, D11. */
export async function sendAuth(mode: AuthMode, values: AuthValues, baseUrl: string): Promise<PostResult<AuthOutcome>> {
  const email = values.email.trim();
  const { password } = values;
  if (mode === 'register') {
    const body = { email, name: values.name.trim(), password };
    const first = await post(registerAdmin, { body, baseUrl });
    const needsProof = !first.ok && first.code === 'PROOF_REQUIRED';
    const result = needsProof ? await withProof(body, baseUrl, first) : first;
    return result.ok ? { ok: true, data: 'confirm' } : result;
  }
  return post(loginOf(values.signInAs), { body: { email, password }, device: deviceId(), baseUrl });
}

/** Rarely needed, so its code is loaded on demand. */
async function withProof(...call: Parameters<typeof registerWithProof>): Promise<PostResult<unknown>> {
  try {
    const { registerWithProof } = await import('./register-with-proof.ts');
    return await registerWithProof(...call);
  } catch {
    return call[2];
  }
}
