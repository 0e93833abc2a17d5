import type { EmailLog, EmailLogRecord } from '@widya/contract/email-log';
import type { EmailScenario } from '@widya/contract/email-variables';
import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { courses } from '../../platform/database/schema/courses.ts';
import { emailLog, emailOutbox } from '../../platform/database/schema/email.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { searchIds } from '../../platform/lists/search-page.ts';
import { mailCounter } from './count-mails.ts';
import type { MailLogFilter } from './filters.ts';
import { isResendable } from './resend.ts';
import { type MailWindow, searchMails } from './search-mails.ts';

const columns = {
  id: emailLog.id,
  message_id: emailLog.message_id,
  subject: emailLog.subject,
  to: emailLog.to_email,
  created_at: emailLog.created_at,
  scenario: emailLog.scenario,
  status: emailLog.status,
  error: emailLog.error,
  class_id: emailLog.class_id,
  class_code: classes.code,
  class_name: classes.name,
  course_id: emailLog.course_id,
  course_title: courses.title,
  batch_id: emailLog.batch_id,
  resendable: isResendable,
};

const BROADCAST = /^broadcast:(\d+)$/;

const select = <More extends object>(tx: Tx, more: More) =>
  tx
    .select({ ...columns, ...more })
    .from(emailLog)
    .leftJoin(classes, eq(classes.id, emailLog.class_id))
    .leftJoin(courses, eq(courses.id, emailLog.course_id))
    .leftJoin(emailOutbox, eq(emailOutbox.id, emailLog.outbox_id));

const selectRows = (tx: Tx) => select(tx, {});
type Row = Awaited<ReturnType<typeof selectRows>>[number];

function present(row: Row): EmailLog {
  const broadcast = BROADCAST.exec(row.batch_id ?? '')?.[1];
  return {
    id: row.id,
    message_id: row.message_id,
    subject: row.subject,
    to: row.to,
    created_at: row.created_at.toISOString(),
    scenario: row.scenario as EmailScenario,
    status: row.status,
    error: row.error,
    class_code: row.class_code,
    class_name: row.class_name,
    course_id: row.course_id,
    course_title: row.course_title,
    broadcast_id: broadcast === undefined ? null : Number(broadcast),
    resendable: row.resendable,
  };
}

const NEWEST_FIRST = [desc(emailLog.created_at), desc(emailLog.id)];
const OLDEST_FIRST = [asc(emailLog.created_at), asc(emailLog.id)];

/** Ids of a page with filters other than a search. */
function filteredPage(tx: Tx, condition: SQL | undefined, { limit, offset, descending }: MailWindow) {
  const direction = descending ? sql`desc` : sql`asc`;
  const key = sql`${emailLog.created_at}`;
  return searchIds(tx, { table: emailLog, id: emailLog.id }, condition, { key, direction, limit, offset });
}

/**
 * Ids of a page of an unfiltered list; pages in the second half are read from the other end, so that the last page is
 * as fast as the first.
 */
async function wholePage(tx: Tx, condition: SQL | undefined, total: number, { limit, offset, descending }: MailWindow) {
  const wanted = Math.min(limit, total - offset);
  if (wanted <= 0) return [];
  const fromEnd = offset > total / 2;
  const rows = await tx
    .select({ id: emailLog.id })
    .from(emailLog)
    .where(condition)
    .orderBy(...(descending === fromEnd ? OLDEST_FIRST : NEWEST_FIRST))
    .limit(wanted)
    .offset(fromEnd ? total - offset - wanted : offset);
  return rows.map(({ id }) => id);
}

const countMails = mailCounter();

/** A page of the log with the total: ids are found first and only the page's rows are read in full. */
export async function selectMails(
  tx: Tx,
  { condition, isPlain, searched }: MailLogFilter,
  window: MailWindow,
  now: Date,
): Promise<{ rows: EmailLog[]; total: number }> {
  const plain = isPlain ? await countMails(tx, condition, now) : 0;
  const { ids, total } = isPlain
    ? { ids: await wholePage(tx, condition, plain, window), total: plain }
    : searched
      ? await searchMails(tx, searched, window)
      : await filteredPage(tx, condition, window);
  if (ids.length === 0) return { rows: [], total };
  const rows = await selectRows(tx)
    .where(inArray(emailLog.id, ids))
    .orderBy(...(window.descending ? NEWEST_FIRST : OLDEST_FIRST));
  return { rows: rows.map(present), total };
}

/** One mail with its text, and whether it belongs to a class or a course; undefined when it does not exist. */
export async function selectMail(
  tx: Tx,
  id: number,
): Promise<{ readonly mail: EmailLogRecord; readonly isOfClass: boolean; readonly isOfCourse: boolean } | undefined> {
  const [row] = await select(tx, { body_html: emailLog.body_html }).where(eq(emailLog.id, id));
  if (row === undefined) return undefined;
  const { body_html } = row;
  return {
    mail: { ...present(row), body_html },
    isOfClass: row.class_id !== null,
    isOfCourse: row.course_id !== null,
  };
}
