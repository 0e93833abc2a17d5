import { ACCOUNTS, type AccountName, PASSWORD } from './accounts.ts';

/** A session as the browser stores it: the cookies of the shell. */
export interface StoredSession {
  readonly token: string;
  readonly userType: string;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly signInAs: 'admin' | 'instructor';
}

/** Signs in through the API, as the sign-in form does. `suites/sign-in.spec.ts` has the journeys through the form. */
export async function signInWith(url: string, { email, password, signInAs }: Credentials): Promise<StoredSession> {
  const answer = await fetch(`${url}/v1/${signInAs === 'admin' ? 'admins' : 'instructor'}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status} ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  return { token, userType: signInAs };
}

/** Signs a demo account in. */
export const signIn = (url: string, name: AccountName, password = PASSWORD): Promise<StoredSession> =>
  signInWith(url, { ...ACCOUNTS[name], password });

/** The session as a storage state of Playwright. */
export const storageStateOf = (url: string, { token, userType }: StoredSession) => ({
  cookies: Object.entries({ token, userType }).map(([name, value]) => ({
    name,
    value,
    domain: new URL(url).hostname,
    path: '/',
    expires: Math.floor(Date.now() / 1_000) + 86_400,
    httpOnly: false,
    secure: false,
    sameSite: 'Strict' as const,
  })),
  origins: [],
});
