import { and, asc, eq, lte } from 'drizzle-orm';
import { eventRegistrations } from '../../database/schema/events.ts';
import { UNCONFIRMED, type UnconfirmedKind } from '../registrations/unconfirmed-kind.ts';
import { changeSeat } from './change-seat.ts';
import { lockSeatsOf } from './event-people.ts';

const r = eventRegistrations;

/** Registrations for sessions of events that wait for the confirmation of their address. */
export const UNCONFIRMED_SEATS: UnconfirmedKind = {
  due: async (tx, now, limit) => {
    const rows = await tx
      .select({ id: r.id })
      .from(r)
      .where(lte(r.confirm_by, now))
      .orderBy(asc(r.confirm_by))
      .limit(limit);
    return rows.map(({ id }) => id);
  },
  giveUp: async (ctx, id) => {
    await lockSeatsOf(ctx.tx, id);
    const [row] = await ctx.tx
      .select({ status: r.status })
      .from(r)
      .where(and(eq(r.id, id), lte(r.confirm_by, ctx.now)));
    if (row?.status === 'WAITING') await changeSeat(ctx, id, { event: 'expire', mail: false });
    if (row?.status === 'PENDING') await changeSeat(ctx, id, { event: 'cancel', mail: false, reason: UNCONFIRMED });
  },
};
