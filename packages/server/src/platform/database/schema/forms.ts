import type { ComplaintStatus } from '@widya/contract/complaint-status';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { createdAt, emptyText, identity, instant, version } from './columns.ts';

const classId = () => integer().references(() => classes.id, { onDelete: 'set null' });

/** Attendance forms filled in by visitors; `class_name` is stored as it was shown to them. */
export const presenceForms = pgTable(
  'presence_forms',
  {
    id: identity(),
    class_id: classId(),
    class_name: text().notNull(),
    full_name: text().notNull(),
    email: text().notNull(),
    phone_num: emptyText(),
    created_at: createdAt(),
  },
  (t) => [
    index('presence_forms_by_class').on(t.class_id, sql`lower(${t.email})`),
    index('presence_forms_by_class_name').on(t.class_name, t.created_at),
    // For the page of a person, which finds forms by address.
    index('presence_forms_by_email').on(sql`lower(${t.email})`, t.created_at),
    index('presence_forms_created_at').on(t.created_at, t.id),
    index('presence_forms_search').using(
      'gin',
      sql`lower(${t.full_name} || ' ' || ${t.email} || ' ' || ${t.phone_num}) gin_trgm_ops`,
    ),
  ],
);

/** Complaints (Aduan). */
export const complaints = pgTable(
  'complaints',
  {
    id: identity(),
    class_id: classId(),
    class_name: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    complaint: text().notNull(),
    note: emptyText(),
    status: text().$type<ComplaintStatus>().notNull().default('NEW'),
    replied_at: instant(),
    /** Name of the person who replied, at that time. */
    replied_by: text(),
    created_at: createdAt(),
    updated_at: createdAt(),
    version: version(),
  },
  (t) => [
    index('complaints_by_class').on(t.class_id, t.created_at),
    index('complaints_by_email').on(sql`lower(${t.email})`, t.created_at),
    index('complaints_created_at').on(t.created_at, t.id),
    check('complaints_status_known', sql`${t.status} in ('NEW', 'IN_PROGRESS', 'RESOLVED')`),
  ],
);

/** Messages from the public contact form (D9). */
export const contactForms = pgTable(
  'contact_forms',
  {
    id: identity(),
    name: text().notNull(),
    email: text().notNull(),
    phone_num: emptyText(),
    message: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [index('contact_forms_created_at').on(t.created_at, t.id)],
);

/** Documents that participants hand in (Formulir Dokumen). */
export const documentForms = pgTable(
  'document_forms',
  {
    id: identity(),
    class_id: classId(),
    class_name: text().notNull(),
    full_name: text().notNull(),
    email: text().notNull(),
    division: emptyText(),
    rank: emptyText(),
    document_type: emptyText(),
    document_url: text().notNull(),
    created_at: createdAt(),
    version: version(),
  },
  (t) => [
    index('document_forms_by_class').on(t.class_id, t.created_at),
    index('document_forms_created_at').on(t.created_at, t.id),
  ],
);
