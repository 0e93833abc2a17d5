import { and, asc, eq, lte } from 'drizzle-orm';
import { registrations } from '../../database/schema/registrations.ts';
import { CLASS_PEOPLE } from '../participants/source.ts';
import { cancelRegistration, expireRegistration, lockOwnerOf } from './change-one.ts';
import { UNCONFIRMED, type UnconfirmedKind } from './unconfirmed-kind.ts';

/** Registrations for classes that wait for the confirmation of their address. */
export const UNCONFIRMED_REGISTRATIONS: UnconfirmedKind = {
  due: async (tx, now, limit) => {
    const rows = await tx
      .select({ id: registrations.id })
      .from(registrations)
      .where(lte(registrations.confirm_by, now))
      .orderBy(asc(registrations.confirm_by))
      .limit(limit);
    return rows.map(({ id }) => id);
  },
  giveUp: async (ctx, id) => {
    await lockOwnerOf(ctx, CLASS_PEOPLE, id);
    const [row] = await ctx.tx
      .select({ status: registrations.status })
      .from(registrations)
      .where(and(eq(registrations.id, id), lte(registrations.confirm_by, ctx.now)));
    if (row?.status === 'WAITING') await expireRegistration(ctx, CLASS_PEOPLE, id);
    if (row?.status === 'PENDING') await cancelRegistration(ctx, CLASS_PEOPLE, id, UNCONFIRMED);
  },
};
