import { chance, choice, instantLiteral } from '../sql-text.ts';

/** One in ten orders uses a voucher. */
const VOUCHER_EVERY = 10;

export type VoucherRange = { single: number; used: number; all: number };

/**
 * Plans the orders of paid registrations, numbered by time, with their vouchers; a tenth are for courses. People who
 * paid without an order paid in cash; a waiting person has an order only while it has not expired.
 */
export const orderFacts = (count: number, vouchers: VoucherRange, now: number): string => {
  const present = instantLiteral(now);
  const permanent = vouchers.all - vouchers.single;
  return `
    create unlogged table seed_work.orders as
    with takes as (
      select id, member_id, status, price, title as label, registered_at, null::timestamptz as accepted_at from seed_work.takes
      where price > 0 and not invited order by ${chance('id', 40)}, id limit ${Math.floor(count / 10)}
    ), regs as (
      select id, member_id, status, price, name as label, registered_at, accepted_at from seed_work.regs
      where price > 0 and online and not invited and status <> 'PENDING'
        and (status <> 'WAITING' or registered_at > ${present} - interval '23 hours')
      order by status <> 'WAITING', ${chance('id', 41)}, id limit ${count} - (select count(*) from takes)
    ), numbered as (
      select *, row_number() over (order by registered_at, reg_id, take_id)::integer as id from (
        select id as reg_id, null::integer as take_id, member_id, status, price, label, registered_at, accepted_at from regs
        union all
        select null, id, member_id, status, price, label, registered_at, accepted_at from takes
      ) both_kinds
    ), with_voucher as (
      select n.*, v.id as voucher_id, v.type = 'SINGLE_USE' as single_use,
        case when v.id is not null then least(n.price, coalesce(v.amount, n.price * v.percentage / 100)) end as discount
      from numbered n left join vouchers v on n.id % ${VOUCHER_EVERY} = 0 and v.id = case
        when n.id / ${VOUCHER_EVERY} <= ${vouchers.used} then n.id / ${VOUCHER_EVERY}
        else ${vouchers.single} + 1 + (n.id / ${VOUCHER_EVERY}) % ${permanent} end
        -- Who has nothing left to pay was accepted at once.
        and (n.status = 'ACCEPTED' or coalesce(v.amount, n.price * v.percentage / 100) < n.price)
    )
    select *, 'WID-' || to_char(registered_at at time zone 'Asia/Jakarta', 'YYMMDD') || '-' || lpad(id::text, 7, '0') as order_id,
      case status
        when 'ACCEPTED' then case when ${chance('id', 42)} < 0.15 then 'capture' else 'settlement' end
        when 'EXPIRED' then case when ${chance('id', 42)} < 0.004 then 'settlement' else 'expire' end
        when 'CANCELLED' then 'cancel'
        when 'REJECTED' then 'refund'
        else case when ${chance('id', 42)} < 0.5 then 'pending' when ${chance('id', 42)} < 0.9 then 'WAIT_SNAP_NOTIFICATION' else 'deny' end
      end as paid_status
    from with_voucher`;
};

const PAID = "paid_status in ('settlement', 'capture', 'refund')";
/** Paid after the order had expired and the seat was given away, so staff must decide. */
const LATE = "status = 'EXPIRED' and paid_status = 'settlement'";

/** Returned payments; staff have settled most of them. */
const RETURNED = "paid_status = 'refund'";

export const insertOrders = (now: number): string => {
  const present = instantLiteral(now);
  return `
    insert into orders (id, order_id, member_id, amount, discount, voucher_id, paid_status, fraud_status, payment_type, snap_payment_url,
      created_at, should_expire_at, paid_at, expired_at, rejected_at, exception, exception_resolved_at, returned_amount, updated_at)
    select id, order_id, member_id, price - coalesce(discount, 0), coalesce(discount, 0), voucher_id, paid_status,
      case when paid_status = 'capture' then 'accept' end, ${choice(['bank_transfer', 'qris', 'gopay', 'credit_card'], 'id', 43)},
      'https://bayar.example/snap/' || order_id, registered_at, registered_at + interval '1 day',
      case when ${LATE} then registered_at + interval '25 hours'
        when ${PAID} then coalesce(accepted_at, registered_at + interval '1 hour') end,
      case when status = 'EXPIRED' then registered_at + interval '1 day' end,
      case when paid_status in ('expire', 'deny', 'cancel') then least(${present}, registered_at + interval '1 day') end,
      case when ${LATE} then 'PAID_AFTER_EXPIRY' when ${RETURNED} then 'RETURNED' end,
      case when ${RETURNED} and ${chance('id', 45)} < 0.97 then least(${present}, registered_at + interval '4 days') end,
      case when ${RETURNED} then price - coalesce(discount, 0) else 0 end, registered_at
    from seed_work.orders order by id`;
};

export const insertOrderItems = (): string => `
  insert into order_items (id, order_ref, participant_id, member_course_id, label, price)
  select id, id, reg_id, take_id, label, price from seed_work.orders order by id`;

export const insertVoucherUses = (): string => `
  insert into voucher_uses (id, voucher_id, order_ref, single_use, discount, used_at, released_at)
  select row_number() over (order by id)::integer, voucher_id, id, single_use, discount, registered_at,
    case when paid_status in ('expire', 'cancel', 'refund') then registered_at + interval '1 day' end
  from seed_work.orders where voucher_id is not null`;

/**
 * Inserts the payment provider's notifications: pending, the outcome, repetitions, and one forged one in a few hundred.
 * Orders that the provider has not reported on have none.
 */
export const insertPaymentNotifications = (count: number): string => `
  insert into payment_notifications (id, order_id, transaction_id, transaction_status, fraud_status, status_code, gross_amount,
    signature_valid, outcome, payload, received_at, handled_at)
  with notified as (
    select *, row_number() over (order by id) as place, count(*) over () as orders from seed_work.orders where paid_status <> 'WAIT_SNAP_NOTIFICATION'
  ), each_one as (
    select s.*, n, s.id * 8::bigint + n as nid, s.registered_at + interval '40 minutes' * n as at
    from notified s cross join lateral generate_series(1, (${count} / orders + (place <= ${count} % orders)::integer)::integer) n
  )
  select row_number() over (order by id, n), order_id, md5('trx' || id)::uuid::text, case when n = 1 then 'pending' else paid_status end,
    case when paid_status = 'capture' and n > 1 then 'accept' end, case when n = 1 then '201' else '200' end, price - coalesce(discount, 0),
    not forged, case when forged then 'forged' when n <= 2 then 'applied' else 'duplicate' end, null, at, at
  from (select *, n > 2 and ${chance('nid', 44)} < 0.004 as forged from each_one) f`;
