import type { AccountName } from './accounts.ts';
import { productUrl, sharedSession } from './test.ts';

/** Asks the API as a demo account, beside the browser. @throws Error when the answer is not good */
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

/** A class for one test alone, so that tests at the same time do not disturb each other: by its place in the archive. */
export async function archivedClass(
  place: number,
  isSuitable: (row: ListedClass) => boolean = () => true,
): Promise<ListedClass> {
  const { data } = await classPage('superadmin', 'tab=archive&sort=name');
  const found = data.filter(isSuitable)[place];
  if (!found) throw new Error(`The demo data has no suitable class at place ${place}`);
  return found;
}
