import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, createdAt, emptyText, flag, identity, instant, version } from './columns.ts';
import type { AccountKind } from './sessions.ts';

/** Staff of the organisation: superadmins and admins. */
export const admins = pgTable(
  'admins',
  {
    id: identity(),
    email: text().notNull(),
    password_hash: text(),
    name: text().notNull(),
    phone_num: emptyText(),
    address: emptyText(),
    role: text().$type<'superadmin' | 'admin'>().notNull(),
    /** JSON list of menu keys; ["none"] grants nothing, null or invalid JSON grants no menu (D1, D11). */
    menu: text().default('["none"]'),
    active: flag().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
    last_login_at: instant(),
    password_changed_at: instant(),
    /**
     * Incremented by whatever revokes all access to the account, such as a new password or a ban; a sign-in that began
     * before it fails.
     */
    credential_version: version(),
    /** Null until the person opens the link in the registration mail; before that they cannot sign in (D11). */
    email_confirmed_at: instant().default(sql`now()`),
    version: version(),
  },
  (t) => [
    uniqueIndex('admins_email_key').on(sql`lower(${t.email})`),
    check('admins_role_known', sql`${t.role} in ('superadmin', 'admin')`),
    check('admins_active_flag', sql`${t.active} in (0, 1)`),
  ],
);

/** Widyaiswara: teach classes and courses and see only those linked to them. Deletion sets `active = 0` (D137). */
export const instructors = pgTable(
  'instructors',
  {
    id: identity(),
    email: text().notNull(),
    password_hash: text(),
    name: text().notNull(),
    position: emptyText(),
    description: emptyText(),
    instructor_image_url: text(),
    menu: text().default('["home","private-class"]'),
    active: flag().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
    last_login_at: instant(),
    password_changed_at: instant(),
    /**
     * Incremented by whatever revokes all access to the account, such as a new password or a ban; a sign-in that began
     * before it fails.
     */
    credential_version: version(),
    /** When a password that somebody else typed expires; null for a password chosen by the instructor. */
    password_expires_at: instant(),
    version: version(),
  },
  (t) => [
    uniqueIndex('instructors_email_key').on(sql`lower(${t.email})`),
    check('instructors_active_flag', sql`${t.active} in (0, 1)`),
  ],
);

/**
 * Single-use links with which an account or an invited person (S9) sets a password; only the hash of the token is
 * stored (D137, S6, S8).
 */
export const passwordLinks = pgTable(
  'password_links',
  {
    id: identity(),
    account_kind: text().$type<AccountKind | 'member'>().notNull(),
    account_id: integer().notNull(),
    token_hash: bytes().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    /** When it was used, or invalidated, for example by a newer link. */
    used_at: instant(),
  },
  (t) => [
    uniqueIndex('password_links_token_key').on(t.token_hash),
    index('password_links_by_account').on(t.account_kind, t.account_id, t.created_at),
    index('password_links_expires_at').on(t.expires_at),
    check('password_links_account_kind_known', sql`${t.account_kind} in ('admin', 'instructor', 'member')`),
  ],
);

/** Single-use links with which a registered admin confirms their address; stored like password links (D11, S6, S8). */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    id: identity(),
    admin_id: integer()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    token_hash: bytes().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (t) => [
    uniqueIndex('email_confirmations_token_key').on(t.token_hash),
    index('email_confirmations_by_admin').on(t.admin_id),
    index('email_confirmations_expires_at').on(t.expires_at),
  ],
);

/**
 * Accounts of the single sign-on provider. Each row links one to an admin or to an instructor; an account linked to
 * both has two rows.
 */
export const externalIdentities = pgTable(
  'external_identities',
  {
    id: identity(),
    issuer: text().notNull(),
    /**
     * The provider's permanent id of the account; never an email address, which may be reassigned to another person.
     */
    subject: text().notNull(),
    admin_id: integer().references(() => admins.id, { onDelete: 'cascade' }),
    instructor_id: integer().references(() => instructors.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('external_identities_admin_key').on(t.issuer, t.subject).where(sql`${t.admin_id} is not null`),
    uniqueIndex('external_identities_instructor_key')
      .on(t.issuer, t.subject)
      .where(sql`${t.instructor_id} is not null`),
    index('external_identities_by_admin').on(t.admin_id),
    index('external_identities_by_instructor').on(t.instructor_id),
    check('external_identities_owned', sql`num_nonnulls(${t.admin_id}, ${t.instructor_id}) = 1`),
  ],
);
