import type { RegistrationFacts } from '@widya/contract/registration-state';
import type { classes } from '../../platform/database/schema/classes.ts';

/** The registration period of a class. */
export const periodOf = (row: typeof classes.$inferSelect): Omit<RegistrationFacts, 'seatsLeft'> => ({
  isOpen: row.publish_status === 'OPEN',
  opensAt: row.registration_start_time?.getTime() ?? null,
  closesAt: row.registration_end_time?.getTime() ?? null,
  endsAt: row.permanent ? null : (row.end_time?.getTime() ?? null),
});
