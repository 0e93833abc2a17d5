import { and, asc, eq, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import { registrations } from '../../database/schema/registrations.ts';
import type { Services } from '../../http/services.ts';
import { CLASS_PEOPLE } from '../participants/source.ts';
import { cancelRegistration, expireRegistration, lockOwnerOf } from './change-one.ts';
import type { SeatContext } from './owner.ts';

export const UNCONFIRMED_QUEUE = 'give-up-unconfirmed';

/** Registrations of one round; what is left over has its turn in the next one. */
const ROUND = 200;
const UNCONFIRMED = 'Alamat email tidak dikonfirmasi';

/** Gives up places whose owners have not confirmed their address in time: they go to the waiting list. */
export async function giveUpUnconfirmed({ db, config, clock }: Services, _data: unknown, log: Pick<Logger, 'warn'>) {
  const due = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(lte(registrations.confirm_by, clock()))
    .orderBy(asc(registrations.confirm_by))
    .limit(ROUND);
  for (const { id } of due)
    await db
      .transaction((tx) => giveUp({ tx, config, now: clock() }, id))
      .catch((error: unknown) => log.warn({ err: error, id }, 'An unconfirmed registration could not be given up'));
}

async function giveUp(ctx: SeatContext, id: number): Promise<void> {
  // The lock of the class comes first: whoever confirms at this moment wins or loses as a whole.
  await lockOwnerOf(ctx, CLASS_PEOPLE, id);
  const [row] = await ctx.tx
    .select({ status: registrations.status })
    .from(registrations)
    .where(and(eq(registrations.id, id), lte(registrations.confirm_by, ctx.now)));
  if (row?.status === 'WAITING') await expireRegistration(ctx, CLASS_PEOPLE, id);
  if (row?.status === 'PENDING') await cancelRegistration(ctx, CLASS_PEOPLE, id, UNCONFIRMED);
}
