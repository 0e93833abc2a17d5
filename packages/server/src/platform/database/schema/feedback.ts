import { type SQL, sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { createdAt, emptyText, flag, identity, version } from './columns.ts';
import { registrations } from './registrations.ts';

const rating = () => smallint().notNull();

/**
 * Feedback of a participant about a class. Ratings are 1–5; `average` is the IPK, the mean of the ratings capped at 4
 * (D78).
 */
export const feedback = pgTable(
  'feedback',
  {
    id: identity(),
    class_id: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    participant_id: integer().references(() => registrations.id, { onDelete: 'set null' }),
    full_name: text().notNull(),
    email: text().notNull(),
    topik_sesuai: rating(),
    topik_dipahami: rating(),
    pengajar_jelas: rating(),
    pengajar_interaktif: rating(),
    pendaftaran_mudah: rating(),
    mekanisme_jelas: rating(),
    masukan: emptyText(),
    kelas_yang_diinginkan: emptyText(),
    question: emptyText(),
    note: emptyText(),
    image_url: text(),
    active: flag().default(1),
    average: numeric({ precision: 3, scale: 2, mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`(least(${feedback.topik_sesuai}, 4) + least(${feedback.topik_dipahami}, 4) + least(${feedback.pengajar_jelas}, 4) + least(${feedback.pengajar_interaktif}, 4) + least(${feedback.pendaftaran_mudah}, 4) + least(${feedback.mekanisme_jelas}, 4)) / 6.0`,
      ),
    created_at: createdAt(),
    updated_at: createdAt(),
    version: version(),
  },
  (t) => [
    index('feedback_by_class').on(t.class_id, t.active, t.created_at),
    // Averages of one class and of all classes are computed from this index alone: it includes the ratings (migration
    // 0014).
    index('feedback_ratings').on(t.class_id).where(sql`${t.active} = 1`),
    index('feedback_created_at').on(t.created_at, t.id),
    uniqueIndex('feedback_participant_key').on(t.participant_id),
    check('feedback_active_flag', sql`${t.active} in (0, 1)`),
    check(
      'feedback_ratings_range',
      sql`${t.topik_sesuai} between 1 and 5 and ${t.topik_dipahami} between 1 and 5 and ${t.pengajar_jelas} between 1 and 5 and ${t.pengajar_interaktif} between 1 and 5 and ${t.pendaftaran_mudah} between 1 and 5 and ${t.mekanisme_jelas} between 1 and 5`,
    ),
  ],
);
