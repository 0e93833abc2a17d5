import type { OrderException } from '@widya/contract/order-status';
import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/http/transaction.ts';
import {
  acceptRegistration,
  cancelRegistration,
  expireRegistration,
  lockOwnerOf,
  payRegistration,
} from './change-one.ts';
import type { SeatContext } from './owner.ts';
import { ownerIdOf } from './read-registrations.ts';
import { CLASS_PEOPLE, COURSE_PEOPLE, type ParticipantSource } from './source.ts';

export interface SeatState {
  readonly status: string;
  /** Accepted by staff without payment. */
  readonly invited: boolean;
  readonly price: number;
}

/** How payments assign and free seats of one kind. */
export interface SeatKind {
  readonly kind: 'class' | 'course' | 'event';
  /** Column of `order_items` that refers to the registration. */
  readonly orderItem: PgColumn;
  /** Id of the class, course or session. @throws ApiFailure 404. */
  readonly ownerIdOf: (tx: Tx, id: number) => Promise<number>;
  /** Locks the class, course or session of a registration. @param ownerId its id as last read. */
  readonly lock: (tx: Tx, id: number, ownerId: number) => Promise<void>;
  /** Locks and reads a registration; undefined when it no longer exists. */
  readonly stateOf: (tx: Tx, id: number) => Promise<SeatState | undefined>;
  /** @throws ApiFailure 409 QUOTA_FULL. */
  readonly accept: (ctx: SeatContext, id: number) => Promise<void>;
  /** @returns why staff must review the payment, otherwise null. */
  readonly pay: (ctx: SeatContext, id: number) => Promise<OrderException | null>;
  readonly expire: (ctx: SeatContext, id: number) => Promise<void>;
  readonly cancel: (ctx: SeatContext, id: number, reason?: string) => Promise<void>;
  readonly setPrice: (ctx: SeatContext, id: number, price: number) => Promise<void>;
}

const participantSeats = (source: ParticipantSource): SeatKind => {
  const { people: p, kind, orderItem } = source;
  return {
    kind,
    orderItem,
    ownerIdOf: (tx, id) => ownerIdOf(tx, source, id),
    lock: async (tx, id, ownerId) => void (await lockOwnerOf({ tx }, source, id, ownerId)),
    stateOf: async (tx, id) => {
      const state = { status: p.status, invited: p.invited, price: p.price };
      return (await tx.select(state).from(p).where(eq(p.id, id)).for('update'))[0];
    },
    accept: async (ctx, id) => void (await acceptRegistration(ctx, source, id, { mail: true })),
    pay: async (ctx, id) => (await payRegistration(ctx, source, id)).exception,
    expire: async (ctx, id) => void (await expireRegistration(ctx, source, id)),
    cancel: async (ctx, id, reason) => void (await cancelRegistration(ctx, source, id, reason)),
    setPrice: async ({ tx, now }, id, price) =>
      void (await tx
        .update(p)
        .set({ price, updated_at: now, version: sql`${p.version} + 1` })
        .where(eq(p.id, id))),
  };
};

export const CLASS_SEATS = participantSeats(CLASS_PEOPLE);
export const COURSE_SEATS = participantSeats(COURSE_PEOPLE);
