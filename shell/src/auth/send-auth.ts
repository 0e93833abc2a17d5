import { registerAdmin, type SessionUser } from '@widya/contract/accounts';
import { loginOf } from '../session/account-calls.ts';
import { type PostResult, post } from '../session/post.ts';
import type { AuthMode, AuthValues } from './fields.ts';

/** A session the API has just given. */
export interface NewSession {
  readonly token: string;
  readonly user: SessionUser;
}

/** Sends a valid form. Source, decision 11. */
export function sendAuth(mode: AuthMode, values: AuthValues, baseUrl: string): Promise<PostResult<NewSession>> {
  const email = values.email.trim();
  const { password } = values;
  if (mode === 'register') {
    return post(registerAdmin, { body: { email, name: values.name.trim(), password }, baseUrl });
  }
  return post(loginOf(values.signInAs), { body: { email, password }, baseUrl });
}
