import type { OrderException } from '@widya/contract/order-status';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigIdentity, createdAt, identity, instant, rupiah, version } from './columns.ts';
import { memberCourses } from './course-members.ts';
import { eventRegistrations } from './events.ts';
import { members } from './members.ts';
import { registrations } from './registrations.ts';
import { vouchers } from './vouchers.ts';

/**
 * Orders that the provider may still change: unpaid ones, and card payments under review. Also the predicate of an
 * index.
 */
export const OPEN_ORDER = sql.raw(
  "(paid_status in ('WAIT_SNAP_NOTIFICATION', 'pending', 'deny', 'authorize') or (paid_status = 'capture' and fraud_status = 'challenge'))",
);

/** Orders (D106–D108). `order_id` is the number shown to people and sent to the provider. */
export const orders = pgTable(
  'orders',
  {
    id: identity(),
    order_id: text().notNull(),
    member_id: integer()
      .notNull()
      .references(() => members.id),
    /** After the voucher. */
    amount: rupiah().notNull(),
    discount: rupiah().notNull().default(0),
    voucher_id: integer().references(() => vouchers.id, { onDelete: 'set null' }),
    /** The provider's raw status; WAIT_SNAP_NOTIFICATION until its first notification. */
    paid_status: text().notNull().default('WAIT_SNAP_NOTIFICATION'),
    fraud_status: text(),
    payment_type: text(),
    /** The provider's id of the payment that counts; another id for the same order is a second payment. */
    transaction_id: text(),
    /**
     * Received amount in whole rupiah, also when it differs from `amount`; null when nothing was received or the
     * currency is not rupiah.
     */
    paid_amount: bigint({ mode: 'number' }),
    /** Amount returned to the payer in whole rupiah; all of `amount` when the provider only reports a full return. */
    returned_amount: rupiah().notNull().default(0),
    snap_token: text(),
    snap_payment_url: text(),
    created_at: createdAt(),
    should_expire_at: instant(),
    paid_at: instant(),
    expired_at: instant(),
    rejected_at: instant(),
    /** Why staff must review the order; null when nothing is wrong. */
    exception: text().$type<OrderException>(),
    exception_resolved_at: instant(),
    checked_at: instant(),
    updated_at: createdAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex('orders_order_id_key').on(t.order_id),
    index('orders_created_at').on(t.created_at, t.id),
    // For searches by a part of the order number over all months.
    index('orders_number_search').using('gin', sql`lower(${t.order_id}) gin_trgm_ops`),
    index('orders_by_member').on(t.member_id, t.created_at),
    index('orders_by_voucher').on(t.voucher_id).where(sql`${t.voucher_id} is not null`),
    index('orders_open').on(t.should_expire_at).where(OPEN_ORDER),
    index('orders_exceptions')
      .on(t.created_at)
      .where(sql`${t.exception} is not null and ${t.exception_resolved_at} is null`),
    check('orders_amount_not_negative', sql`${t.amount} >= 0`),
    check('orders_returned_within_amount', sql`${t.returned_amount} between 0 and ${t.amount}`),
    check('orders_discount_not_negative', sql`${t.discount} >= 0`),
    check(
      'orders_exception_known',
      sql`${t.exception} in ('PAID_AFTER_EXPIRY', 'PAID_FULL_QUOTA', 'AMOUNT_MISMATCH', 'DOUBLE_PAYMENT', 'VOUCHER_TAKEN', 'RETURNED', 'PARTLY_RETURNED', 'CHALLENGED', 'WITHDRAWN')`,
    ),
  ],
);

/** What an order pays for: a seat in a class, a course or a session of an event. */
export const orderItems = pgTable(
  'order_items',
  {
    id: identity(),
    order_ref: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    participant_id: integer().references(() => registrations.id, { onDelete: 'set null' }),
    member_course_id: integer().references(() => memberCourses.id, { onDelete: 'set null' }),
    event_registration_id: integer().references(() => eventRegistrations.id, { onDelete: 'set null' }),
    /** Name of the class or course when it was ordered; survives a hard delete (D41). */
    label: text().notNull(),
    price: rupiah().notNull(),
  },
  (t) => [
    index('order_items_by_order').on(t.order_ref),
    index('order_items_by_participant').on(t.participant_id).where(sql`${t.participant_id} is not null`),
    index('order_items_by_event_registration')
      .on(t.event_registration_id)
      .where(sql`${t.event_registration_id} is not null`),
    index('order_items_by_member_course').on(t.member_course_id).where(sql`${t.member_course_id} is not null`),
    check(
      'order_items_one_kind',
      sql`num_nonnulls(${t.participant_id}, ${t.member_course_id}, ${t.event_registration_id}) <= 1`,
    ),
    check('order_items_price_not_negative', sql`${t.price} >= 0`),
  ],
);

/**
 * Every notification of the payment provider, including forged ones and those for unknown orders (S30, S31), hence
 * without a foreign key.
 */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    id: bigIdentity(),
    order_id: text().notNull(),
    transaction_id: text(),
    transaction_status: text().notNull(),
    fraud_status: text(),
    status_code: text().notNull(),
    gross_amount: bigint({ mode: 'number' }),
    signature_valid: boolean().notNull(),
    outcome: text()
      .$type<'received' | 'applied' | 'duplicate' | 'ignored' | 'exception' | 'forged' | 'unknown_order'>()
      .notNull()
      .default('received'),
    payload: jsonb().$type<Record<string, unknown>>(),
    received_at: createdAt(),
    handled_at: instant(),
  },
  (t) => [
    index('payment_notifications_by_order').on(t.order_id, t.received_at),
    index('payment_notifications_received_at').on(t.received_at),
  ],
);
