import { eq } from 'drizzle-orm';
import { tableOf } from '../platform/auth/account-table.ts';
import { createSession } from '../platform/auth/sessions.ts';
import type { Actor } from './actors.ts';
import type { TestApp } from './app.ts';

const visitor = { ip: '127.0.0.1', userAgent: null, device: null };

type Account = Pick<Actor, 'id' | 'email'> & { readonly role?: Actor['role'] };

/** Opens a session for an account of a test; an account without a role is an instructor. */
export async function signedIn(t: TestApp, { id, email, role = 'instructor' }: Account): Promise<Actor> {
  const kind = role === 'instructor' ? 'instructor' : 'admin';
  const table = tableOf({ kind });
  const [row] = await t.db.select({ version: table.credential_version }).from(table).where(eq(table.id, id));
  const account = { kind, id, credentialVersion: row?.version ?? 0 } as const;
  const { token } = await createSession({ tx: t.db, now: t.services.clock(), ...visitor }, account);
  return { kind, id, role, email, token };
}
