import type { ClassStatus } from '@widya/contract/classes';
import type { classes } from '../../platform/database/schema/classes.ts';

/** The columns that the status of a class is computed from. */
export type ClassTimes = Pick<
  typeof classes.$inferSelect,
  | 'active'
  | 'permanent'
  | 'publish_status'
  | 'start_time'
  | 'end_time'
  | 'registration_start_time'
  | 'registration_end_time'
>;

/**
 * The status of a class. Hidden wins over everything; then the class's own times; then the registration window, of
 * which a permanent class needs none. Nothing is stored, so no job has to turn a status over at midnight. Source: D44,
 * D24.
 */
export function classStatus(times: ClassTimes, now: Date): ClassStatus {
  if (times.active === 0) return 'HIDDEN';
  if (!times.permanent) {
    if (times.end_time !== null && times.end_time <= now) return 'ENDED';
    if (times.start_time !== null && times.start_time <= now) return 'ONGOING';
  }
  // Nobody can register for a class that was never published.
  if (times.publish_status === 'DRAFT') return 'UPCOMING';
  if (times.registration_end_time !== null && times.registration_end_time <= now) return 'CLOSED';
  if (times.registration_start_time === null) return times.permanent ? 'REGISTRATION' : 'UPCOMING';
  return times.registration_start_time <= now ? 'REGISTRATION' : 'UPCOMING';
}
