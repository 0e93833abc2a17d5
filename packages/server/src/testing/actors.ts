import type { Role } from '@widya/contract/endpoint';
import { MENU_KEYS, MENU_OF_SELF_REGISTERED } from '@widya/contract/menu';
import { eq } from 'drizzle-orm';
import type { AccountKind } from '../platform/auth/caller.ts';
import { createSession } from '../platform/auth/sessions.ts';
import type { Database } from '../platform/database/pool.ts';
import { admins } from '../platform/database/schema/accounts.ts';
import { insertAdmin, insertInstructor, insertSuperadmin } from './fixtures.ts';

/** The ten callers with which every endpoint is tested. */
export const ACTORS = [
  'nobody',
  'banned',
  'instructor-own',
  'instructor-other',
  'admin',
  'admin-of-classes-and-email',
  'self-registered',
  'admin-with-empty-menu',
  'admin-with-broken-menu',
  'superadmin',
] as const;

export type ActorName = (typeof ACTORS)[number];

/** An account with a valid session. */
export interface Actor {
  readonly kind: AccountKind;
  readonly id: number;
  readonly role: Role;
  readonly email: string;
  readonly token: string;
}

const EVERY_KEY = JSON.stringify(MENU_KEYS);

const MENUS: Readonly<Partial<Record<ActorName, string>>> = {
  admin: EVERY_KEY,
  banned: EVERY_KEY,
  'admin-of-classes-and-email': '["home","email"]',
  'self-registered': MENU_OF_SELF_REGISTERED,
  'admin-with-empty-menu': '[]',
  'admin-with-broken-menu': '["home"',
};

const visitor = { ip: '127.0.0.1', userAgent: null, device: null };

async function insertAccount(db: Database, name: ActorName) {
  if (name.startsWith('instructor'))
    return { ...(await insertInstructor(db, { menu: EVERY_KEY })), kind: 'instructor', role: 'instructor' } as const;
  const row = name === 'superadmin' ? await insertSuperadmin(db) : await insertAdmin(db, { menu: MENUS[name] ?? '[]' });
  return { ...row, kind: 'admin' } as const;
}

/** Creates a signed-in account of a kind; null for nobody. The banned account has a session that was never revoked. */
export async function makeActor(db: Database, name: ActorName, now: Date): Promise<Actor | null> {
  if (name === 'nobody') return null;
  const { kind, id, role, email, credential_version: credentialVersion } = await insertAccount(db, name);
  const { token } = await createSession({ tx: db, now, ...visitor }, { kind, id, credentialVersion });
  if (name === 'banned') await db.update(admins).set({ active: 0 }).where(eq(admins.id, id));
  return { kind, id, role, email, token };
}
