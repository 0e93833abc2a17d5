import { eq, sql } from 'drizzle-orm';
import { eventRegistrations } from '../../platform/database/schema/events.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { SeatKind } from '../registrations/seat-kinds.ts';
import { changeSeat } from './change-seat.ts';
import { EVENT_PEOPLE, lockSeatsOf } from './event-people.ts';

const r = eventRegistrations;

/** How payments assign and free seats in sessions. */
export const EVENT_SEATS: SeatKind = {
  ...EVENT_PEOPLE,
  ownerIdOf: async (tx, id) => {
    const [found] = await tx.select({ id: r.session_id }).from(r).where(eq(r.id, id));
    if (found === undefined) throw notFound('Data Pendaftaran tidak ditemukan');
    return found.id;
  },
  lock: async (tx, id) => void (await lockSeatsOf(tx, id)),
  stateOf: async (tx, id) => {
    const state = { status: r.status, invited: sql<boolean>`false`, price: r.price };
    return (await tx.select(state).from(r).where(eq(r.id, id)).for('update'))[0];
  },
  accept: async (ctx, id) => void (await changeSeat(ctx, id, { event: 'accept', mail: true })),
  pay: async (ctx, id) => (await changeSeat(ctx, id, { event: 'pay', mail: true })).exception,
  expire: async (ctx, id) => void (await changeSeat(ctx, id, { event: 'expire', mail: false })),
  cancel: async (ctx, id, reason) =>
    void (await changeSeat(ctx, id, { event: 'cancel', mail: false, reason: reason ?? null })),
  setPrice: async ({ tx }, id, price) =>
    void (await tx
      .update(r)
      .set({ price, version: sql`${r.version} + 1` })
      .where(eq(r.id, id))),
};
