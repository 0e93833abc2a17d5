import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { bytes, createdAt, emptyText, identity, instant, off, rupiah, version } from './columns.ts';
import { members } from './members.ts';
import { peopleSearchText, type SearchedPeople } from './people-search.ts';
import { vouchers } from './vouchers.ts';

export type RegistrationStatus = 'PENDING' | 'WAITING' | 'ACCEPTED' | 'REJECTED' | 'CANCELLED' | 'EXPIRED';

/**
 * A participant's registration for a class (D62–D69, D108). Other tables and the API call its id `participant_id`.
 * Name, email and address are copied from the member at registration and updated with them, so that the list of a class
 * with 20,000 people is sorted and filtered without a join.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: identity(),
    class_id: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    member_id: integer()
      .notNull()
      .references(() => members.id),
    status: text().$type<RegistrationStatus>().notNull(),
    full_name: text().notNull(),
    email: text().notNull(),
    phone_num: emptyText(),
    organization: emptyText(),
    province: emptyText(),
    city: emptyText(),
    source: text(),
    /** In rupiah, after the voucher and returned money; 0 for invited people and free classes. */
    price: rupiah().notNull(),
    voucher_id: integer().references(() => vouchers.id, { onDelete: 'set null' }),
    invited: off(),
    note: emptyText(),
    participant_note: emptyText(),
    status_change_info: emptyText(),
    is_present: off(),
    predicate: text().$type<'Terbatas' | 'Menengah' | 'Istimewa'>(),
    certificate_url: text(),
    registered_at: createdAt(),
    accepted_at: instant(),
    confirmed_at: instant(),
    rejected_at: instant(),
    created_at: createdAt(),
    updated_at: createdAt(),
    /** Part of signed ticket links; incrementing it revokes them. */
    ticket_serial: integer().notNull().default(0),
    /** Until when the seat is held for an unproven address; null once it is proven. */
    confirm_by: instant(),
    version: version(),
    search_text: peopleSearchText((): SearchedPeople => registrations),
  },
  (t) => [
    uniqueIndex('registrations_class_member_key').on(t.class_id, t.member_id),
    index('registrations_by_class_status').on(t.class_id, t.status, t.registered_at, t.id),
    // For the list of a class, newest first. It includes the columns that lists sort, count and filter by (migration
    // 0012), so that 20,000 registrations are read from the index alone.
    index('registrations_by_class_time').on(t.class_id, t.registered_at, t.id),
    // For searches in the same list; the searched text is in a separate index because one index cannot hold all columns
    // (migration 0013).
    index('registrations_searched').on(t.class_id, t.registered_at, t.id),
    index('registrations_by_member').on(t.member_id, t.registered_at),
    index('registrations_registered_at').on(t.registered_at, t.id),
    // For searches and provinces over all months (migration 0038). A person may register under another name than that of
    // the account, so searching members would miss registrations.
    index('registrations_people_search').using('gin', sql`lower(${t.full_name} || E'\\n' || ${t.email}) gin_trgm_ops`),
    index('registrations_by_province').on(t.province, t.registered_at, t.id),
    index('registrations_waiting').on(t.registered_at).where(sql`${t.status} = 'WAITING'`),
    index('registrations_unconfirmed').on(t.confirm_by).where(sql`${t.confirm_by} is not null`),
    index('registrations_by_voucher').on(t.voucher_id).where(sql`${t.voucher_id} is not null`),
    check(
      'registrations_status_known',
      sql`${t.status} in ('PENDING', 'WAITING', 'ACCEPTED', 'REJECTED', 'CANCELLED', 'EXPIRED')`,
    ),
    check('registrations_price_not_negative', sql`${t.price} >= 0`),
    check('registrations_predicate_known', sql`${t.predicate} in ('Terbatas', 'Menengah', 'Istimewa')`),
  ],
);

/** One-time links to the final test, bound to participant and class; only hashes are stored (S8). */
export const testTokens = pgTable(
  'test_tokens',
  {
    id: identity(),
    token_hash: bytes().notNull(),
    participant_id: integer()
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (t) => [
    uniqueIndex('test_tokens_hash_key').on(t.token_hash),
    index('test_tokens_by_participant').on(t.participant_id),
  ],
);

/** Devices that opened the final test by a one-time link or a ticket; only the hash of their token is stored. */
export const testSessions = pgTable(
  'test_sessions',
  {
    id: identity(),
    token_hash: bytes().notNull(),
    participant_id: integer()
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    /** When the device submits automatically; null without a time limit. */
    ends_at: instant(),
    expires_at: instant().notNull(),
  },
  (t) => [
    uniqueIndex('test_sessions_token_key').on(t.token_hash),
    index('test_sessions_by_participant').on(t.participant_id),
    index('test_sessions_expires_at').on(t.expires_at),
  ],
);
