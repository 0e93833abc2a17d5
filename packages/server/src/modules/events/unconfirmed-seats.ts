import { eventRegistrations } from '../../platform/database/schema/events.ts';
import { unconfirmedIn } from '../registrations/unconfirmed-kind.ts';
import { changeSeat } from './change-seat.ts';
import { lockSeatsOf } from './event-people.ts';

/** Registrations for sessions with an unconfirmed address. */
export const UNCONFIRMED_SEATS = unconfirmedIn({
  table: eventRegistrations,
  lock: ({ tx }, id) => lockSeatsOf(tx, id),
  expire: (ctx, id) => changeSeat(ctx, id, { event: 'expire', mail: false }),
  cancel: (ctx, id, reason) => changeSeat(ctx, id, { event: 'cancel', mail: false, reason }),
});
