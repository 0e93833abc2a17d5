import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { classes } from '../../platform/database/schema/classes.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Services } from '../../platform/http/services.ts';
import { holdPeople } from '../../platform/jobs/engine/forgetting.ts';
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts';
import { readOwner } from '../registrations/owner.ts';
import { scenarioMails } from '../registrations/scenario-mails.ts';
import { CLASS_PEOPLE } from '../registrations/source.ts';

export const CLASS_START_QUEUE = 'class-start-reminders';

/** How long before the start the mail is sent. Source: B-195. */
const BEFORE_MS = 2 * 60 * 60_000;
/** After an outage, mails are still sent up to this long after their time; later they would only confuse. */
const LATE_MS = 30 * 60_000;
const CHUNK = 500;
/** After registration mails, before broadcasts. */
const PRIORITY = 5;

/** Key of the mail for one start, so that it is sent once; a rescheduled class gets a new reminder. */
const keyOf = (classId: number, start: Date) => `class-start:${classId}:${start.toISOString()}`;

/**
 * Queues the mail two hours before a class to all accepted people. Skips drafts, hidden and permanent classes. Runs
 * every minute; the keys of the mails prevent duplicates, also after a restart. Source: D49, S40.
 */
export async function remindOfStarts(services: Pick<Services, 'db' | 'config' | 'clock'>, _data: unknown, log: Logger) {
  const { db, clock } = services;
  const now = clock();
  const near = await db
    .select({ id: classes.id, start: classes.start_time })
    .from(classes)
    .where(
      and(
        eq(classes.active, 1),
        eq(classes.publish_status, 'OPEN'),
        eq(classes.permanent, false),
        lte(classes.start_time, new Date(now.getTime() + BEFORE_MS)),
        gt(classes.start_time, new Date(now.getTime() + BEFORE_MS - LATE_MS)),
      ),
    )
    .orderBy(asc(classes.start_time), asc(classes.id));
  for (const { id, start } of near) {
    if (start === null) continue;
    const reminded = await remindClass(services, id, start);
    if (reminded > 0) log.info({ class: id, mails: reminded }, 'Reminded of the start of a class');
  }
}

async function remindClass(
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  id: number,
  start: Date,
): Promise<number> {
  const key = keyOf(id, start);
  let reminded = 0;
  for (;;) {
    const some = await db.transaction(async (tx) => {
      // Keeps personal data from being deleted between reading a person and writing their mail.
      await holdPeople(tx);
      const people = await tx
        .select()
        .from(registrations)
        .where(
          and(
            eq(registrations.class_id, id),
            eq(registrations.status, 'ACCEPTED'),
            sql`not exists (select from email_outbox m where m.dedupe_key = ${`${key}:`} || ${registrations.id})`,
          ),
        )
        .orderBy(asc(registrations.id))
        .limit(CHUNK);
      const owner = await readOwner(tx, CLASS_PEOPLE, id);
      const options = {
        config,
        key: ({ id: person }: { readonly id: number }) => `${key}:${person}`,
        batchId: key,
        priority: PRIORITY,
      };
      await enqueueMails(tx, await scenarioMails(tx, owner, 'CLASS_START_REMINDER', people, options), clock());
      return people.length;
    });
    reminded += some;
    if (some < CHUNK) return reminded;
  }
}
