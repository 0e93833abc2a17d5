import { registerAdmin, type SecondFactorAsked, type SessionUser } from '@widya/contract/accounts';
import { loginOf } from '../session/account-calls.ts';
import { deviceName } from '../session/device-name.ts';
import { type PostResult, post } from '../session/post.ts';
import type { AuthMode, AuthValues } from './fields.ts';
import type { registerWithProof } from './register-with-proof.ts';

/** A session the API has just given. */
export interface NewSession {
  readonly token: string;
  readonly user: SessionUser;
}

/** What the API asks for after a right password of an account that has a second factor. */
export type SecondFactorQuestion = SecondFactorAsked['second_factor'];

/** What a valid form leads to: a session, the question for the second factor, or `confirm`: a mail with a link is on its way, and nobody is signed in yet. */
export type AuthOutcome = NewSession | SecondFactorAsked | 'confirm';

/** Sends a valid form. Source, D11. */
export async function sendAuth(mode: AuthMode, values: AuthValues, baseUrl: string): Promise<PostResult<AuthOutcome>> {
  const email = values.email.trim();
  const { password } = values;
  if (mode === 'register') {
    const body = { email, name: values.name.trim(), password };
    const first = await post(registerAdmin, { body, baseUrl });
    const isAskedForProof = !first.ok && first.code === 'PROOF_REQUIRED';
    const result = isAskedForProof ? await withProof(body, baseUrl, first) : first;
    return result.ok ? { ok: true, data: 'confirm' } : result;
  }
  return post(loginOf(values.signInAs), { body: { email, password }, device: deviceName(), baseUrl });
}

/** Rarely needed, so its code is loaded then. */
async function withProof(...call: Parameters<typeof registerWithProof>): Promise<PostResult<unknown>> {
  try {
    const { registerWithProof } = await import('./register-with-proof.ts');
    return await registerWithProof(...call);
  } catch {
    return call[2];
  }
}
