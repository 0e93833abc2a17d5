import type { Tx } from '../../http/transaction.ts';
import type { SeatContext } from './owner.ts';

/** What the change of a registration says whose address nobody confirmed. */
export const UNCONFIRMED = 'Alamat email tidak dikonfirmasi';

/** Registrations of one kind whose owners have not confirmed their address. */
export interface UnconfirmedKind {
  /** Ids of those whose time is up, the longest overdue first. */
  readonly due: (tx: Tx, now: Date, limit: number) => Promise<readonly number[]>;
  /** Locks before it looks, so that whoever confirms at this moment wins or loses as a whole. */
  readonly giveUp: (ctx: SeatContext, id: number) => Promise<void>;
}
