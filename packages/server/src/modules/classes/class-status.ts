import type { ClassStatus } from '@widya/contract/classes';

/** What the status of a class is computed from. Instants are milliseconds since 1970. */
export interface ClassTimes {
  readonly active: 0 | 1;
  readonly permanent: boolean;
  readonly publishStatus: 'DRAFT' | 'OPEN' | 'HIDDEN' | 'DONE';
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly registrationStartsAt: number | null;
  readonly registrationEndsAt: number | null;
}

/**
 * The status of a class. Hidden wins over everything; then the class's own times; then the registration window, of
 * which a permanent class needs none. Nothing is stored, so no job has to turn a status over at midnight. Source: D44,
 * D24.
 */
export function classStatus(times: ClassTimes, now: number): ClassStatus {
  if (times.active === 0) return 'HIDDEN';
  if (!times.permanent) {
    if (times.endsAt !== null && times.endsAt <= now) return 'ENDED';
    if (times.startsAt !== null && times.startsAt <= now) return 'ONGOING';
  }
  // Nobody can register for a class that was never published.
  if (times.publishStatus === 'DRAFT') return 'UPCOMING';
  if (times.registrationEndsAt !== null && times.registrationEndsAt <= now) return 'CLOSED';
  if (times.registrationStartsAt === null) return times.permanent ? 'REGISTRATION' : 'UPCOMING';
  return times.registrationStartsAt <= now ? 'REGISTRATION' : 'UPCOMING';
}
