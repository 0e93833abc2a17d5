import type { AccountName } from './accounts.ts';
import type { StoredSession } from './sign-in.ts';
import { productUrl, sharedSession } from './test.ts';

/** Calls a product's API with an account's session, outside the browser. @throws Error when the response is not ok */
export async function callProduct<T>(
  url: string,
  { token }: StoredSession,
  path: string,
  init: RequestInit = {},
): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(url + path, { ...init, headers });
  if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Calls the shared product's API as a demo account. @throws Error when the response is not ok */
export const callAs = <T>(account: AccountName, path: string, init?: RequestInit): Promise<T> =>
  callProduct<T>(productUrl(), sharedSession(account), path, init);

export interface ListedClass {
  readonly code: string;
  readonly name: string;
  readonly note: string | null;
  readonly active: 0 | 1;
  readonly price: number;
  readonly metrics: { readonly accepted: number };
}

interface ClassPage {
  readonly data: readonly ListedClass[];
  readonly meta: { readonly total: number; readonly counts: { readonly upcoming: number; readonly archive: number } };
}

export const classPage = (account: AccountName, query: string): Promise<ClassPage> =>
  callAs(account, `/v1/class?page=1&per_page=100&${query}`);
