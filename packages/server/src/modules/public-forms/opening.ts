import { ApiFailure } from '../../platform/http/api-failure.ts';
import { takesQuestions } from '../questions/takes-questions.ts';
import type { ClassRow } from './visible-class.ts';

type Dates = Pick<ClassRow, 'permanent' | 'start_time' | 'end_time' | 'question_end_time'>;

export interface Opening {
  readonly state: 'early' | 'open' | 'closed';
  /** Null means without a limit. */
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

const HOUR_MS = 3_600_000;
/** Attendance opens an hour early, and stays open until the next day for people who forgot. */
const BEFORE_MS = HOUR_MS;
const AFTER_MS = 24 * HOUR_MS;

const shifted = (time: Date | null, ms: number): Date | null => (time === null ? null : new Date(time.getTime() + ms));

const stateAt = (now: Date, opensAt: Date | null, closesAt: Date | null): Opening['state'] => {
  if (opensAt !== null && now < opensAt) return 'early';
  return closesAt !== null && now >= closesAt ? 'closed' : 'open';
};

/** When attendance is open: from an hour before a class until a day after it; always for a permanent class. */
export function presenceOpening({ permanent, start_time, end_time }: Dates, now: Date): Opening {
  if (permanent) return { state: 'open', opensAt: null, closesAt: null };
  const opensAt = shifted(start_time, -BEFORE_MS);
  const closesAt = shifted(end_time ?? start_time, AFTER_MS);
  return { state: stateAt(now, opensAt, closesAt), opensAt, closesAt };
}

/** Whether, and until when, questions are accepted. */
export const questionOpening = (dates: Dates, now: Date): Opening => ({
  state: takesQuestions(dates, now) ? 'open' : 'closed',
  opensAt: null,
  closesAt: dates.question_end_time,
});

/** @throws ApiFailure 409 unless it is open. @param form its name in the message: `Presensi kelas ini`. */
export function assertOpen({ state }: Opening, form: string): void {
  if (state === 'early') throw new ApiFailure(409, 'INVALID_TRANSITION', `${form} belum dibuka`);
  if (state === 'closed') throw new ApiFailure(409, 'INVALID_TRANSITION', `${form} sudah ditutup`);
}
