import type { Admin } from '@widya/contract/admins';
import type { adminSchemas } from '@widya/contract/admins.schemas';
import { MENU_OF_SELF_REGISTERED } from '@widya/contract/menu';
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { hasSecondFactor } from '../../platform/auth/has-second-factor.ts';
import { admins } from '../../platform/database/schema/accounts.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';
import { emailTakenFailure } from './rules.ts';

type AdminQuery = z.output<(typeof adminSchemas)['listAdmins']['query']>;

/** Columns of a response. No query of this folder selects the password hash. */
const columns = {
  id: admins.id,
  email: admins.email,
  name: admins.name,
  phone_num: admins.phone_num,
  address: admins.address,
  role: admins.role,
  menu: admins.menu,
  active: admins.active,
  created_at: admins.created_at,
  last_login_at: admins.last_login_at,
  email_confirmed_at: admins.email_confirmed_at,
  has_second_factor: hasSecondFactor('admin'),
  version: admins.version,
};

const textOrNull = (text: string): string | null => (text === '' ? null : text);

const present = (row: Omit<Admin, keyof Stored> & Stored): Admin => ({
  ...row,
  phone_num: textOrNull(row.phone_num),
  address: textOrNull(row.address),
  created_at: row.created_at.toISOString(),
  last_login_at: row.last_login_at?.toISOString() ?? null,
  email_confirmed_at: row.email_confirmed_at?.toISOString() ?? null,
});

interface Stored {
  readonly phone_num: string;
  readonly address: string;
  readonly created_at: Date;
  readonly last_login_at: Date | null;
  readonly email_confirmed_at: Date | null;
}

type SortColumn = 'name' | 'email' | 'role' | 'created_at' | 'last_login_at';

const SORT_KEYS: Readonly<Record<SortColumn, SQL>> = {
  name: sql`lower(${admins.name})`,
  email: sql`lower(${admins.email})`,
  role: sql`${admins.role}`,
  created_at: sql`${admins.created_at}`,
  last_login_at: sql`${admins.last_login_at}`,
};

function orderOf(sort: AdminQuery['sort']): SQL {
  const descending = sort.startsWith('-');
  const column = (descending ? sort.slice(1) : sort) as SortColumn;
  return descending ? sql`${SORT_KEYS[column]} desc nulls last` : sql`${SORT_KEYS[column]} asc nulls last`;
}

/** Self-registered admins without any rights yet; editing by a superadmin sets a list of keys. */
const isWaiting = and(eq(admins.active, 1), eq(admins.role, 'admin'), eq(admins.menu, MENU_OF_SELF_REGISTERED));

/** A page of admin accounts, searched by name, email and phone number. */
export async function selectAdmins(tx: Tx, query: AdminQuery): Promise<{ rows: Admin[]; total: number }> {
  const filter = and(
    query.active === undefined ? undefined : eq(admins.active, query.active === '1' ? 1 : 0),
    query.role === undefined ? undefined : eq(admins.role, query.role),
    query.waiting === undefined ? undefined : isWaiting,
    ...searchTerms(query.q).map((term) => {
      const pattern = containsPattern(term);
      return sql`(${admins.name} ilike ${pattern} or ${admins.email} ilike ${pattern} or ${admins.phone_num} ilike ${pattern})`;
    }),
  );
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select(columns)
    .from(admins)
    .where(filter)
    .orderBy(orderOf(query.sort), asc(admins.id))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: count() }).from(admins).where(filter);
  return { rows: rows.map(present), total: all?.total ?? 0 };
}

/** Locks an account for a write and reads it. @throws ApiFailure 404. */
export async function lockAdmin(tx: Tx, id: number): Promise<Admin> {
  const [row] = await tx.select(columns).from(admins).where(eq(admins.id, id)).for('update');
  if (row === undefined) throw notFound('Admin tidak ditemukan');
  return present(row);
}

/** Locks the account with an email, ignoring case. @throws ApiFailure 404. */
export async function lockAdminByEmail(tx: Tx, email: string): Promise<Admin> {
  const [row] = await tx
    .select(columns)
    .from(admins)
    .where(eq(sql`lower(${admins.email})`, email.toLowerCase()))
    .for('update');
  if (row === undefined) throw notFound('Admin tidak ditemukan');
  return present(row);
}

/** Adds an account. @returns null when the email is taken, ignoring case. */
export async function insertAdmin(tx: Tx, values: typeof admins.$inferInsert): Promise<Admin | null> {
  const [row] = await tx.insert(admins).values(values).onConflictDoNothing().returning(columns);
  return row === undefined ? null : present(row);
}

export type AdminFields = Partial<
  Pick<
    typeof admins.$inferInsert,
    | 'email'
    | 'name'
    | 'role'
    | 'menu'
    | 'phone_num'
    | 'address'
    | 'active'
    | 'password_hash'
    | 'password_changed_at'
    | 'email_confirmed_at'
  >
>;

/**
 * Writes fields of a locked account, increments the version and returns the account.
 * @param emailTaken makes the failure when the email belongs to another account.
 * @throws ApiFailure 409 DUPLICATE_ACCOUNT, 404.
 */
export async function writeAdmin(
  tx: Tx,
  id: number,
  fields: AdminFields,
  emailTaken = emailTakenFailure,
): Promise<Admin> {
  try {
    const [row] = await tx
      .update(admins)
      .set({ ...fields, version: sql`${admins.version} + 1`, updated_at: sql`now()` })
      .where(eq(admins.id, id))
      .returning(columns);
    if (row === undefined) throw notFound('Admin tidak ditemukan');
    return present(row);
  } catch (error) {
    if (isUniqueViolation(error, 'admins_email_key')) throw emailTaken();
    throw error;
  }
}

export async function eraseAdmin(tx: Tx, id: number): Promise<void> {
  await tx.delete(admins).where(eq(admins.id, id));
}
