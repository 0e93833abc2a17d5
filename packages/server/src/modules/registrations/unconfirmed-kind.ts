import type { RegistrationStatus } from '@widya/contract/registration-status';
import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/http/transaction.ts';
import type { SeatContext } from './owner.ts';

/** The value of `status_change_info` when an address was not confirmed in time. */
const UNCONFIRMED = 'Alamat email tidak dikonfirmasi';

/** Registrations of one kind whose address is not confirmed. */
export interface UnconfirmedKind {
  /** Ids of overdue registrations, the longest overdue first. */
  readonly due: (tx: Tx, now: Date, limit: number) => Promise<readonly number[]>;
  /** Locks before reading, so that a concurrent confirmation either succeeds or fails as a whole. */
  readonly giveUp: (ctx: SeatContext, id: number) => Promise<void>;
}

type HeldTable = PgTable & Readonly<Record<'id' | 'status' | 'confirm_by', PgColumn>>;

interface Ending {
  readonly table: HeldTable;
  /** Locks the class, course or session. */
  readonly lock: (ctx: SeatContext, id: number) => Promise<unknown>;
  readonly expire: (ctx: SeatContext, id: number) => Promise<unknown>;
  readonly cancel: (ctx: SeatContext, id: number, reason: string) => Promise<unknown>;
}

/** Gives up overdue registrations of one kind: held seats expire, entries of the waiting list are cancelled. */
export function unconfirmedIn({ table: t, lock, expire, cancel }: Ending): UnconfirmedKind {
  const isOverdue = (now: Date): SQL => lte(t.confirm_by, now);
  return {
    due: async (tx, now, limit) => {
      const rows = await tx
        .select({ id: sql<number>`${t.id}` })
        .from(t)
        .where(isOverdue(now))
        .orderBy(asc(t.confirm_by))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    giveUp: async (ctx, id) => {
      await lock(ctx, id);
      const [row] = await ctx.tx
        .select({ status: sql<RegistrationStatus>`${t.status}` })
        .from(t)
        .where(and(eq(t.id, id), isOverdue(ctx.now)));
      if (row?.status === 'WAITING') await expire(ctx, id);
      if (row?.status === 'PENDING') await cancel(ctx, id, UNCONFIRMED);
    },
  };
}
