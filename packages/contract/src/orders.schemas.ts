import { z } from 'zod';
import { EXCEPTION_ACTIONS, ORDER_EXCEPTIONS, ORDER_OUTCOMES } from './order-status.ts';
import {
  idParam,
  instant,
  listAnswer,
  pageMeta,
  pageQuery,
  rupiah,
  sortBy,
  version,
  writtenAnswer,
} from './scalars.schemas.ts';

const money = rupiah;

export const orderRow = z
  .object({
    id: z.number().int(),
    /** The order number shown to people and sent to the payment provider. */
    order_id: z.string(),
    created_at: instant,
    paid_at: instant.nullable(),
    should_expire_at: instant.nullable(),
    expired_at: instant.nullable(),
    rejected_at: instant.nullable(),
    /** Amount to pay, after the voucher. */
    amount: money,
    discount: money,
    /** Raw status of the payment provider. */
    paid_status: z.string(),
    fraud_status: z.string().nullable(),
    payment_type: z.string().nullable(),
    /** Received amount, which may differ from `amount`; null before a payment. */
    paid_amount: z.number().int().nullable(),
    /** Amount returned to the payer. */
    returned_amount: money,
    snap_payment_url: z.string().nullable(),
    member: z.object({ id: z.number().int(), full_name: z.string(), email: z.string() }),
    voucher: z
      .object({
        id: z.number().int(),
        code: z.string(),
        name: z.string(),
        amount: money.nullable(),
        percentage: z.number().int().nullable(),
      })
      .nullable(),
    /** Seats in classes that it pays for. */
    participants: z.array(
      z.object({
        id: z.number().int().nullable(),
        price: money,
        label: z.string(),
        class: z.object({ code: z.string(), name: z.string() }).nullable(),
      }),
    ),
    /** Courses that it pays for. */
    memberCourses: z.array(
      z.object({
        id: z.number().int().nullable(),
        price: money,
        label: z.string(),
        course: z.object({ id: z.number().int(), title: z.string(), course_code: z.string() }).nullable(),
      }),
    ),
    /** Sessions of events that it pays for. */
    eventRegistrations: z.array(
      z.object({
        id: z.number().int(),
        price: money,
        label: z.string(),
        event: z.object({ event_url: z.string(), name: z.string() }),
      }),
    ),
    exception: z.enum(ORDER_EXCEPTIONS).nullable(),
    exception_resolved_at: instant.nullable(),
    /** When the provider's status was last requested. */
    checked_at: instant.nullable(),
    version,
  })
  .meta({ id: 'Order' });

const filters = z.object({
  q: z.string().trim().max(200).optional(),
  outcome: z.enum(ORDER_OUTCOMES).optional(),
  /** `1` lists only orders that need a review. */
  exceptions: z.enum(['1']).optional(),
});

/** A month in WIB. */
const month = z.object({
  year: z.coerce.number().int().min(2000).max(2100),
  month: z.coerce.number().int().min(1).max(12),
});

const sort = sortBy(['created_at', 'amount', 'paid_at']).default('-created_at');

const monthMeta = pageMeta.extend({
  /** Of the whole month, regardless of the filters. */
  counts: z.object({
    all: z.number().int(),
    accepted: z.number().int(),
    rejected: z.number().int(),
    waiting: z.number().int(),
    returned: z.number().int(),
  }),
  /** Rupiah of the accepted orders of the month, without returned amounts. */
  income: z.number().int(),
});

const written = writtenAnswer(orderRow);

export const orderSchemas = {
  listOrders: {
    query: pageQuery.extend({ ...filters.shape, sort }),
    answer: listAnswer(orderRow),
  },
  searchOrders: {
    query: pageQuery,
    answer: listAnswer(orderRow.pick({ id: true, order_id: true, created_at: true, amount: true, member: true })),
  },
  listOrdersOfMonth: {
    /** Defaults to the current month, so that a page can load without knowing the server's time. */
    query: pageQuery.extend({ ...filters.shape, ...month.partial().shape, sort }),
    answer: z.union([z.array(orderRow), z.object({ data: z.array(orderRow), meta: monthMeta })]),
  },
  readOrder: { params: idParam, answer: orderRow },
  readSomeOrders: {
    body: z.object({ ids: z.array(z.number().int().positive()).max(200) }),
    answer: z.array(orderRow),
  },
  exportOrders: { query: filters.extend(month.shape), answer: z.string() },
  checkOrder: {
    params: idParam,
    answer: written.extend({
      /** The provider's current status; null when it does not know the order. */
      provider_status: z.string().nullable(),
    }),
  },
  resolveOrderException: {
    params: idParam,
    body: z.object({
      action: z.enum(EXCEPTION_ACTIONS),
      note: z.string().trim().max(1_000).default(''),
      version: version.optional(),
    }),
    answer: written,
  },
  countOrderExceptions: { answer: z.object({ open: z.number().int() }) },
};
