import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { ClassRow } from './open-class.ts';

type Dates = Pick<ClassRow, 'permanent' | 'start_time' | 'end_time' | 'question_end_time'>;

export interface Opening {
  readonly state: 'early' | 'open' | 'closed';
  /** Null for no limit. */
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

const HOUR_MS = 3_600_000;
/** Whoever comes early may note it; whoever forgot has until the next day. */
const BEFORE_MS = HOUR_MS;
const AFTER_MS = 24 * HOUR_MS;

const moved = (time: Date | null, ms: number): Date | null => (time === null ? null : new Date(time.getTime() + ms));

const stateAt = (now: Date, opensAt: Date | null, closesAt: Date | null): Opening['state'] => {
  if (opensAt !== null && now < opensAt) return 'early';
  return closesAt !== null && now >= closesAt ? 'closed' : 'open';
};

/** When attendance is noted: from an hour before a class until a day after it; at any time without dates. */
export function presenceOpening({ permanent, start_time, end_time }: Dates, now: Date): Opening {
  if (permanent) return { state: 'open', opensAt: null, closesAt: null };
  const opensAt = moved(start_time, -BEFORE_MS);
  const closesAt = moved(end_time ?? start_time, AFTER_MS);
  return { state: stateAt(now, opensAt, closesAt), opensAt, closesAt };
}

/** Until when questions are taken: the class says so; one without dates takes them at any time. */
export function questionOpening({ permanent, question_end_time }: Dates, now: Date): Opening {
  if (question_end_time === null) return { state: permanent ? 'open' : 'closed', opensAt: null, closesAt: null };
  return { state: stateAt(now, null, question_end_time), opensAt: null, closesAt: question_end_time };
}

/** @throws ApiFailure 409 unless it is open. @param form how its page is called in a sentence: `Presensi kelas ini`. */
export function assertOpen({ state }: Opening, form: string): void {
  if (state === 'early') throw new ApiFailure(409, 'INVALID_TRANSITION', `${form} belum dibuka`);
  if (state === 'closed') throw new ApiFailure(409, 'INVALID_TRANSITION', `${form} sudah ditutup`);
}
