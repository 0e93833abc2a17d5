import { instantAt, wibDate } from '@widya/contract/time/instants';
import { formatClock } from '@widya/contract/time/texts';
import { invalid } from '../../../platform/http/api-failure.ts';

const HOUR_MS = 3_600_000;

/** Questions and the final test stay open for this long after the end. Source: A-178. */
const DEADLINE_MS = 24 * HOUR_MS;

/** The times of a class as stored. */
export interface ClassSchedule {
  readonly class_date: string | null;
  readonly start_time: Date | null;
  readonly end_time: Date | null;
  readonly registration_start_date: string | null;
  readonly registration_start_time: Date | null;
  readonly registration_end_date: string | null;
  readonly registration_end_time: Date | null;
  readonly question_end_time: Date | null;
}

type Sent = string | null | undefined;

/** The times in a body: days in WIB, instants, or HH:mm beside their day. */
export interface SentSchedule {
  readonly class_date?: Sent;
  readonly start_date?: Sent;
  readonly start_time?: Sent;
  readonly end_time?: Sent;
  readonly registration_start_date?: Sent;
  readonly registration_start_time?: Sent;
  readonly registration_end_date?: Sent;
  readonly registration_end_time?: Sent;
  readonly question_end_time?: Sent;
}

const CLOCK = /^\d\d:\d\d$/;

/** @throws ApiFailure 422 for a clock time without a day. */
function momentOf(field: string, sent: string, day: string | null): Date {
  if (!CLOCK.test(sent)) return new Date(sent);
  if (day === null) throw invalid({ [field]: 'Isi tanggalnya terlebih dahulu' });
  return instantAt(day, sent);
}

/** The new instant: as sent, cleared or unchanged; a new day alone keeps the clock time. */
function nextInstant(
  field: string,
  sent: Sent,
  day: Sent,
  current: Date | null,
  currentDay: string | null,
): Date | null {
  if (sent !== undefined) return sent === null ? null : momentOf(field, sent, day ?? currentDay);
  if (day === undefined || current === null) return current;
  return day === null ? null : instantAt(day, formatClock(current));
}

/** The day beside an instant: its own, or the sent one when there is no instant. */
const dayBeside = (instant: Date | null, sent: Sent, current: string | null): string | null =>
  instant ? wibDate(instant) : sent === undefined ? current : sent;

/**
 * The schedule that a body leads to. Days are derived from instants; a new class day without times clears start and
 * end, as on the form; the deadline for questions follows the end by 24 hours unless it was set separately. Source: D23
 * and D56.
 */
export function nextSchedule(sent: SentSchedule, current: ClassSchedule): ClassSchedule {
  const day = sent.class_date ?? sent.start_date ?? (sent.class_date === null ? null : undefined);
  const dayChanged = day !== undefined && day !== current.class_date;
  const start = nextInstantOnDay(
    'start_time',
    sent.start_time,
    day,
    dayChanged,
    current.start_time,
    current.class_date,
  );
  const class_date = dayBeside(start, day, current.class_date);
  const end = nextInstantOnDay(
    'end_time',
    sent.end_time,
    class_date ?? undefined,
    dayChanged,
    current.end_time,
    class_date,
  );
  const opens = nextInstant(
    'registration_start_time',
    sent.registration_start_time,
    sent.registration_start_date,
    current.registration_start_time,
    current.registration_start_date,
  );
  const closes = nextInstant(
    'registration_end_time',
    sent.registration_end_time,
    sent.registration_end_date,
    current.registration_end_time,
    current.registration_end_date,
  );
  return {
    class_date,
    start_time: start,
    end_time: end,
    registration_start_date: dayBeside(opens, sent.registration_start_date, current.registration_start_date),
    registration_start_time: opens,
    registration_end_date: dayBeside(closes, sent.registration_end_date, current.registration_end_date),
    registration_end_time: closes,
    question_end_time: nextDeadline(sent.question_end_time, end, dayChanged, current),
  };
}

/** `nextInstant`, except that a new day alone clears the time. */
function nextInstantOnDay(
  field: string,
  sent: Sent,
  day: Sent,
  dayChanged: boolean,
  current: Date | null,
  currentDay: string | null,
): Date | null {
  if (sent === undefined) return dayChanged ? null : current;
  return sent === null ? null : momentOf(field, sent, day ?? currentDay);
}

function nextDeadline(sent: Sent, end: Date | null, dayChanged: boolean, current: ClassSchedule): Date | null {
  if (sent !== undefined) return sent === null ? null : new Date(sent);
  const { question_end_time: deadline, end_time: oldEnd } = current;
  if (end === null || end.getTime() === oldEnd?.getTime()) return deadline;
  const followed = deadline === null || deadline.getTime() === (oldEnd?.getTime() ?? 0) + DEADLINE_MS;
  return dayChanged || followed ? new Date(end.getTime() + DEADLINE_MS) : deadline;
}

const FIELDS: readonly (keyof SentSchedule)[] = [
  'class_date',
  'start_date',
  'start_time',
  'end_time',
  'registration_start_date',
  'registration_start_time',
  'registration_end_date',
  'registration_end_time',
  'question_end_time',
];

/** Whether a body contains any time. */
export const touchesSchedule = (sent: SentSchedule): boolean => FIELDS.some((field) => sent[field] !== undefined);
