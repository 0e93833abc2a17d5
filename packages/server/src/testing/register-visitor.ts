import { registerForClass } from '@widya/contract/public-registrations';
import type { TestApp } from './app.ts';
import type { TestAnswer } from './calls.ts';
import { proveAddress } from './prove-address.ts';

/** Proves the address in the form, then registers the person for the class. */
export async function registerVisitor(
  { call, db, services }: Pick<TestApp, 'call' | 'db' | 'services'>,
  code: string,
  body: { readonly email: string; readonly [field: string]: unknown },
): Promise<TestAnswer> {
  return call(registerForClass, await proveAddress(db, body.email, services.clock()), { params: { code }, body });
}
