import type { KeptSession } from './sign-in.ts';

/** Calls the API of a test's own product with an account's session. @throws Error when the response is not ok */
export async function callAs<T>(url: string, { token }: KeptSession, path: string, init: RequestInit = {}): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(url + path, { ...init, headers });
  if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
