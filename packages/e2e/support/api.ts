import type { AccountName } from './accounts.ts';
import { productUrl, sharedSession } from './test.ts';

/** Calls the API as a demo account, outside the browser. @throws Error when the response is not ok */
export async function ask<T>(account: AccountName, path: string, init: RequestInit = {}): Promise<T> {
  const { token } = sharedSession(account);
  const answer = await fetch(productUrl() + path, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
  });
  if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

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
  ask(account, `/v1/class?page=1&per_page=100&${query}`);
