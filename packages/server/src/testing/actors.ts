import type { Role } from '@widya/contract/endpoint';
import { MENU_KEYS, MENU_OF_SELF_REGISTERED } from '@widya/contract/menu';
import { eq } from 'drizzle-orm';
import type { AccountKind } from '../platform/auth/caller.ts';
import { createSession } from '../platform/auth/sessions.ts';
import type { Database } from '../platform/database/pool.ts';
import { admins } from '../platform/database/schema/accounts.ts';
import { insertAdmin, insertInstructor, insertSuperadmin } from './fixtures.ts';
import { insertApiToken, type TokenOptions } from './insert-api-token.ts';

/** The ten accounts with which every endpoint is tested. */
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

/** The programs with which every endpoint is tested: API tokens of superadmins. */
export const PROGRAMS = ['token', 'token-read-only', 'token-of-classes-and-email'] as const;

export type ProgramName = (typeof PROGRAMS)[number];
export type ActorName = (typeof ACTORS)[number] | ProgramName;

/** Menu keys and access of each program's token. */
export const TOKEN_OF: Readonly<Record<ProgramName, TokenOptions>> = {
  token: { keys: MENU_KEYS, access: 'write' },
  'token-read-only': { keys: MENU_KEYS, access: 'read' },
  'token-of-classes-and-email': { keys: ['home', 'email'], access: 'write' },
};

export const isProgram = (name: ActorName): name is ProgramName => Object.hasOwn(TOKEN_OF, name);

/** An account with a valid session, or a program with a valid token. */
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

/** Creates an actor; returns null for nobody. The banned account has a session that was never revoked. */
export async function makeActor(db: Database, name: ActorName, now: Date): Promise<Actor | null> {
  if (name === 'nobody') return null;
  if (isProgram(name)) {
    // The last use is current, so that a refused call writes nothing at all.
    const { token, maker } = await insertApiToken(db, now, { ...TOKEN_OF[name], values: { last_used_at: now } });
    return { kind: 'admin', id: maker.id, role: 'admin', email: maker.email, token };
  }
  const { kind, id, role, email, credential_version: credentialVersion } = await insertAccount(db, name);
  const { token } = await createSession({ tx: db, now, ...visitor }, { kind, id, credentialVersion });
  if (name === 'banned') await db.update(admins).set({ active: 0 }).where(eq(admins.id, id));
  return { kind, id, role, email, token };
}
