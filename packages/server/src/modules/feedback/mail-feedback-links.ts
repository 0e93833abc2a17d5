import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { siteOf } from '../../platform/addresses/site.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { holdPeople } from '../../platform/jobs/engine/forgetting.ts';
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { renderHtml, renderText } from '../../platform/text/render-template.ts';
import { mailPoster } from '../posters/mail-poster.ts';
import { readOwner } from '../registrations/owner.ts';
import { valuesOf } from '../registrations/scenario-mails.ts';
import { scenarioTemplate } from '../registrations/scenario-template.ts';
import { CLASS_PEOPLE } from '../registrations/source.ts';
import { ticketAddresses } from '../ticket-links/ticket-link.ts';
import { feedbackAddresses } from './feedback-link.ts';

export const FEEDBACK_MAIL_QUEUE = 'feedback-links';

const HOUR_MS = 3_600_000;
/** A class may overrun. */
const AFTER_MS = HOUR_MS;
/** After an outage, mails are still sent up to this long after their time. */
const LATE_MS = 12 * HOUR_MS;
const CHUNK = 500;
/** After registration mails, before broadcasts. */
const PRIORITY = 5;

type MailServices = Pick<Services, 'db' | 'config' | 'clock'>;
type Person = typeof registrations.$inferSelect;

const keyOf = (classId: number, end: Date) => `feedback:${classId}:${end.toISOString()}`;

/**
 * Mails the link to the feedback form to all accepted people, an hour after a class. Runs every few minutes; the keys
 * of the mails prevent duplicates. Skips drafts, hidden and permanent classes, and people who have already answered.
 */
export async function mailFeedbackLinks(services: MailServices, _data: unknown, log: Logger): Promise<void> {
  const now = services.clock().getTime();
  const ended = await services.db
    .select({ id: classes.id, end: classes.end_time })
    .from(classes)
    .where(
      and(
        eq(classes.active, 1),
        inArray(classes.publish_status, ['OPEN', 'DONE']),
        eq(classes.permanent, false),
        lte(classes.end_time, new Date(now - AFTER_MS)),
        gt(classes.end_time, new Date(now - AFTER_MS - LATE_MS)),
      ),
    )
    .orderBy(asc(classes.end_time), asc(classes.id));
  for (const { id, end } of ended) {
    if (end === null) continue;
    const mailed = await mailParticipants(services, id, keyOf(id, end));
    if (mailed > 0) log.info({ class: id, mails: mailed }, 'Asked for feedback on a class');
  }
}

const withoutMail = (tx: Tx, classId: number, key: string) =>
  tx
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.class_id, classId),
        eq(registrations.status, 'ACCEPTED'),
        sql`not exists (select from feedback f where f.participant_id = ${registrations.id})`,
        sql`not exists (select from email_outbox m where m.dedupe_key = ${`${key}:`} || ${registrations.id})`,
      ),
    )
    .orderBy(asc(registrations.id))
    .limit(CHUNK);

async function mailParticipants(services: MailServices, classId: number, key: string): Promise<number> {
  let mailed = 0;
  for (;;) {
    const some = await services.db.transaction(async (tx) => {
      // Keeps personal data from being deleted between reading a person and writing their mail.
      await holdPeople(tx);
      const people = await withoutMail(tx, classId, key);
      if (people.length > 0)
        await enqueueMails(tx, await mailsFor(tx, services, classId, people, key), services.clock());
      return people.length;
    });
    mailed += some;
    if (some < CHUNK) return mailed;
  }
}

async function mailsFor(
  tx: Tx,
  { config }: MailServices,
  classId: number,
  people: readonly Person[],
  key: string,
): Promise<Mail[]> {
  const owner = await readOwner(tx, CLASS_PEOPLE, classId);
  const template = await scenarioTemplate(tx, 'FEEDBACK', null);
  const site = await siteOf(tx, config);
  const feedbackAddress = await feedbackAddresses(config, site);
  const ticketAddress = await ticketAddresses(tx, config);
  const poster = await mailPoster(tx, { kind: 'class', id: classId });
  return people.map((person) => {
    const extra = { tautan_umpan_balik: feedbackAddress(person.id) };
    const values = valuesOf(owner, person, 'ACCEPTED', { site, ticketAddress, extra });
    return {
      to: person.email,
      toName: person.full_name,
      subject: renderText(template.subject, values),
      html: renderHtml(template.body, values),
      poster,
      dedupeKey: `${key}:${person.id}`,
      scenario: 'FEEDBACK',
      ...(template.id === null ? {} : { templateId: template.id }),
      classId,
      participantId: person.id,
      memberId: person.member_id,
      batchId: key,
      priority: PRIORITY,
    };
  });
}
