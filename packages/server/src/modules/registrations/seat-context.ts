import type { Ctx } from '../../platform/http/context.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { SeatContext } from './owner.ts';

/** The context of an API call for changes of registrations. */
export const seatsOf = ({ tx, now, config }: Pick<Ctx, 'tx' | 'now' | 'config'>): SeatContext => ({
  tx,
  now,
  config,
});

/** The context of one chunk of a task. */
export const seatsOfTask = ({ clock, config }: Pick<Services, 'clock' | 'config'>, tx: Tx): SeatContext => ({
  tx,
  now: clock(),
  config,
});
