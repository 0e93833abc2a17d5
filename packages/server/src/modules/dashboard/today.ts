import type { DashboardToday, TodayKind } from '@widya/contract/dashboard';
import { TODAY_KINDS, TODAY_NAMES } from '@widya/contract/dashboard.schemas';
import { endOfDay, lastDays, startOfDay } from '@widya/contract/time/days';
import { wibDate } from '@widya/contract/time/instants';
import { and, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { emailLog } from '../../platform/database/schema/email.ts';
import { complaints } from '../../platform/database/schema/forms.ts';
import { orders } from '../../platform/database/schema/orders.ts';
import { questions } from '../../platform/database/schema/questions.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { readinessColumns } from '../classes/class-facts.ts';
import { openException } from '../orders/filters.ts';

/** Mails that failed longer ago need no action any more. */
const MAIL_DAYS = 7;

const counted = (from: SQL, where: SQL | undefined): SQL => sql`(select count(*)::int from ${from} where ${where})`;

/** The condition that each entry counts; the same as the filters of the list it links to. */
function countsOf(now: Date): Readonly<Record<TodayKind, SQL>> {
  const today = wibDate(now);
  const month = startOfDay(`${today.slice(0, 7)}-01`).toISOString();
  const firstMail = startOfDay(lastDays(now, MAIL_DAYS)[0] ?? today);
  return {
    class_without_link: counted(
      sql`${classes}`,
      and(
        sql`${classes.active} = 1 and not ${classes.permanent} and not ${readinessColumns.hasStreamUrl}`,
        eq(classes.class_date, today),
        gt(classes.end_time, now),
      ),
    ),
    // The linked list shows one month.
    registration_waiting: sql`(${counted(
      sql`${registrations}`,
      sql`${registrations.status} = 'WAITING' and ${registrations.registered_at} >= ${month}::timestamptz`,
    )} + ${counted(
      sql`${memberCourses}`,
      sql`${memberCourses.status} = 'WAITING' and ${memberCourses.registered_at} >= ${month}::timestamptz`,
    )})`,
    mail_failed: counted(
      sql`${emailLog}`,
      and(
        sql`${emailLog.status} <> 'sent' and ${emailLog.status} = 'failed'`,
        gte(emailLog.created_at, firstMail),
        lt(emailLog.created_at, endOfDay(today)),
      ),
    ),
    order_exception: counted(sql`${orders}`, openException),
    question_unanswered: counted(sql`${questions}`, sql`${questions.answer} is null and ${questions.active} = 1`),
    complaint_new: counted(sql`${complaints}`, sql`${complaints.status} = 'NEW'`),
  };
}

/** Counts the work that waits in lists the caller may open, in one query. */
export async function readToday(tx: Tx, { keys }: Caller, now: Date): Promise<DashboardToday> {
  const day = wibDate(now);
  const counts = countsOf(now);
  const kinds = TODAY_NAMES.filter((kind) => keys.has(TODAY_KINDS[kind]));
  if (kinds.length === 0) return { counted_at: now.toISOString(), day, items: [] };
  const columns = kinds.map((kind) => sql`${counts[kind]} as ${sql.identifier(kind)}`);
  const { rows } = await tx.execute<Record<TodayKind, number>>(sql`select ${sql.join(columns, sql`, `)}`);
  return {
    counted_at: now.toISOString(),
    day,
    items: kinds.map((kind) => ({ kind, count: rows[0]?.[kind] ?? 0 })),
  };
}
