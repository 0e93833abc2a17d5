import type { ClassStatus } from '@widya/contract/classes';
import type { classes } from '../../platform/database/schema/classes.ts';

/** The columns from which the status of a class is computed. */
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
 * The status of a class: hidden comes first, then the class's own times, then the registration period, which a
 * permanent class does not need. It is computed, so that no job has to change it at midnight. Source: D44, D24.
 */
export function classStatus(times: ClassTimes, now: Date): ClassStatus {
  if (times.active === 0) return 'HIDDEN';
  if (!times.permanent) {
    if (times.end_time !== null && times.end_time <= now) return 'ENDED';
    if (times.start_time !== null && times.start_time <= now) return 'ONGOING';
  }
  // A class that was never published accepts no registrations.
  if (times.publish_status === 'DRAFT') return 'UPCOMING';
  if (times.registration_end_time !== null && times.registration_end_time <= now) return 'CLOSED';
  if (times.registration_start_time === null) return times.permanent ? 'REGISTRATION' : 'UPCOMING';
  return times.registration_start_time <= now ? 'REGISTRATION' : 'UPCOMING';
}
