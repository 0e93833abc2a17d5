import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, flag, identity, instant, off, version } from './columns.ts';

/**
 * Participants' accounts (D93–D95), at most one per normalised email, hidden ones included. Imported duplicates of an
 * address carry `duplicate_of_id` and are excluded from the unique index: they can be shown and merged, but no new ones
 * can be made.
 */
export const members = pgTable(
  'members',
  {
    id: identity(),
    email: text().notNull(),
    email_normalised: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(btrim(${members.email}))`),
    duplicate_of_id: integer().references((): AnyPgColumn => members.id, { onDelete: 'set null' }),
    full_name: text().notNull(),
    phone_num: text().notNull().default(''),
    organization: text().notNull().default(''),
    province: text().notNull().default(''),
    city: text().notNull().default(''),
    date_of_birth: date({ mode: 'string' }),
    dob_confirmed: off(),
    gender: text().$type<'M' | 'F'>(),
    subscribe_newsletter: off(),
    newsletter_source: text(),
    newsletter_changed_at: instant(),
    password_hash: text(),
    is_claimed: boolean().notNull().default(false),
    activated: boolean().notNull().default(false),
    active: flag().default(1),
    last_login_at: instant(),
    anonymised_at: instant(),
    created_at: createdAt(),
    updated_at: createdAt(),
    version: version(),
    /** Lower-case name, email and phone in one trigram index, for searches by a fragment among 1 M members. */
    search_text: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`lower(${members.full_name} || ' ' || ${members.email} || ' ' || ${members.phone_num})`,
      ),
  },
  (t) => [
    uniqueIndex('members_email_key').on(t.email_normalised).where(sql`${t.duplicate_of_id} is null`),
    index('members_duplicates').on(t.duplicate_of_id).where(sql`${t.duplicate_of_id} is not null`),
    index('members_search').using('gin', sql`${t.search_text} gin_trgm_ops`),
    index('members_created_at').on(t.active, t.created_at, t.id),
    index('members_by_name').on(t.active, sql`lower(${t.full_name})`, t.id),
    index('members_by_city').on(t.province, t.city),
    // For the dashboard's charts, computed from these indexes alone, and for the sorted list behind a bar.
    index('members_of_city').on(t.city, t.created_at, t.id).where(sql`${t.active} = 1`),
    index('members_of_gender').on(t.gender, t.created_at, t.id).where(sql`${t.active} = 1`),
    // Includes whether a birthday in 1970 was confirmed (migration 0016).
    index('members_of_birth').on(t.date_of_birth, t.id).where(sql`${t.active} = 1`),
    index('members_last_login')
      .on(t.last_login_at, t.id)
      .where(sql`${t.active} = 1 and ${t.last_login_at} is not null`),
    check('members_active_flag', sql`${t.active} in (0, 1)`),
    check('members_gender_known', sql`${t.gender} in ('M', 'F')`),
  ],
);
