import type { MenuKey } from '@widya/contract/menu';
import { callAs } from './api.ts';
import { type StoredSession, signInWith } from './sign-in.ts';
import { productUrl } from './test.ts';

export const NEW_ADMIN_PASSWORD = 'Contoh-Rahasia-88';

export interface NewAdmin {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** Creates an account for one test, so that parallel tests do not affect each other. */
export async function newAdmin(name: string, menu: readonly MenuKey[] = ['home']): Promise<NewAdmin> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@widya.example`;
  const body = { email, name, password: NEW_ADMIN_PASSWORD, role: 'admin', menu: JSON.stringify(menu) };
  const init = { method: 'POST', body: JSON.stringify(body) };
  return (await callAs<{ data: NewAdmin }>('superadmin', '/v1/admins/create', init)).data;
}

export const signInNew = ({ email }: NewAdmin): Promise<StoredSession> =>
  signInWith(productUrl(), { email, password: NEW_ADMIN_PASSWORD, signInAs: 'admin' });
