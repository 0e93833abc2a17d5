import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, emptyText, flag, identity, instant, version } from './columns.ts';

/** Staff of the organisation: superadmins and admins (specification 1 §3, §6). */
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
    /** JSON text, list of menu keys; ["none"] grants nothing, null or unreadable text no menu at all (decisions 1, 11). */
    menu: text().default('["none"]'),
    active: flag().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
    last_login_at: instant(),
    password_changed_at: instant(),
    version: version(),
  },
  (t) => [
    uniqueIndex('admins_email_key').on(sql`lower(${t.email})`),
    check('admins_role_known', sql`${t.role} in ('superadmin', 'admin')`),
    check('admins_active_flag', sql`${t.active} in (0, 1)`),
  ],
);

/** Widyaiswara: teach classes and courses, see only what they are linked to. Deleting one is `active = 0` (decision 137). */
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
    version: version(),
  },
  (t) => [
    uniqueIndex('instructors_email_key').on(sql`lower(${t.email})`),
    check('instructors_active_flag', sql`${t.active} in (0, 1)`),
  ],
);
