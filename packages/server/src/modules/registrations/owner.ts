import { eq } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { courses } from '../../platform/database/schema/courses.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { LinkSettings } from '../ticket-links/ticket-link.ts';
import { CLASS_PEOPLE, COURSE_PEOPLE, type ParticipantSource } from './source.ts';
import type { MailScenario } from './states.ts';

/** The context of changes to registrations: an API call, or one chunk of a task. */
export interface SeatContext {
  readonly tx: Tx;
  readonly now: Date;
  /** For the links in mails. */
  readonly config: LinkSettings;
}

/**
 * A class or course with what changes of its registrations and their mails need. `lockOwner` locks its row, so that
 * changes of its seats run one after another; `readOwner` does not.
 */
export interface SeatOwner {
  readonly source: ParticipantSource;
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly speaker: string;
  readonly startTime: Date | null;
  /** Null when it has no end. */
  readonly endTime: Date | null;
  readonly streamUrl: string | null;
  readonly price: number;
  /** Null means unlimited; courses are unlimited. */
  readonly quota: number | null;
  readonly onlinePayment: boolean;
  /** Ids of the chosen email templates. */
  readonly templates: Readonly<Record<MailScenario, number | null>>;
}

type ClassRow = typeof classes.$inferSelect;

/**
 * Courses mail their welcome template on acceptance; the mail before a class falls back to its reminder template.
 * Source: D48, D49.
 */
const templatesOf = (row: ClassRow | typeof courses.$inferSelect): SeatOwner['templates'] => ({
  ACCEPTED: 'course_code' in row ? (row.welcome_template_id ?? row.accepted_template_id) : row.accepted_template_id,
  CLASS_START_REMINDER:
    'course_code' in row ? null : (row.class_start_reminder_template_id ?? row.reminder_template_id),
  WAITING: row.waiting_template_id,
  PENDING: row.pending_template_id,
  REJECTED: row.rejected_template_id,
  REMINDER: row.reminder_template_id,
});

/** The owner of a class row, which the caller must have locked to decide about seats. */
export const ownerOfClass = (row: ClassRow): SeatOwner => ({
  source: CLASS_PEOPLE,
  id: row.id,
  code: row.code,
  name: row.name,
  speaker: row.speaker,
  startTime: row.start_time,
  endTime: row.permanent ? null : row.end_time,
  streamUrl: row.stream_url,
  price: row.price,
  quota: row.quota,
  onlinePayment: row.online_payment,
  templates: templatesOf(row),
});

/** The owner of a course row, which the caller must have locked to decide about seats. */
export function ownerOfCourse(row: typeof courses.$inferSelect): SeatOwner {
  const { id, title: name, course_code: code, price } = row;
  const fixed = { speaker: '', startTime: null, endTime: null, streamUrl: null, quota: null, onlinePayment: true };
  return { source: COURSE_PEOPLE, id, code, name, price, ...fixed, templates: templatesOf(row) };
}

const classOf = (tx: Tx, id: number) => tx.select().from(classes).where(eq(classes.id, id));
const courseOf = (tx: Tx, id: number) => tx.select().from(courses).where(eq(courses.id, id));

function required<Row>(row: Row | undefined, { kind }: ParticipantSource): Row {
  if (row === undefined)
    throw notFound(kind === 'class' ? 'Kelas tidak ditemukan' : 'Kelas daring mandiri tidak ditemukan');
  return row;
}

/** Locks the row of a class or course. @throws ApiFailure 404. */
export async function lockOwner(tx: Tx, source: ParticipantSource, id: number): Promise<SeatOwner> {
  return source.kind === 'class'
    ? ownerOfClass(required((await classOf(tx, id).for('update'))[0], source))
    : ownerOfCourse(required((await courseOf(tx, id).for('update'))[0], source));
}

/** Reads a class or course without locking it, for mails and for callers who hold the lock. @throws ApiFailure 404. */
export async function readOwner(tx: Tx, source: ParticipantSource, id: number): Promise<SeatOwner> {
  return source.kind === 'class'
    ? ownerOfClass(required((await classOf(tx, id))[0], source))
    : ownerOfCourse(required((await courseOf(tx, id))[0], source));
}
