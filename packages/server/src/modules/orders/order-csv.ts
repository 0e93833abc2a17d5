import { orderItemName } from '@widya/contract/order-item-name';
import { EXCEPTION_LABELS, OUTCOME_LABELS, outcomeOf } from '@widya/contract/order-status';
import type { Order } from '@widya/contract/orders';
import { paymentMethodLabel, providerLabel } from '@widya/contract/payment-labels';
import { formatTimestamp } from '@widya/contract/time/texts';
import type { SQL } from 'drizzle-orm';
import { csvHeader, csvLines } from '../../platform/csv/csv.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { readOrders } from './queries.ts';

const COLUMNS = [
  'id transaksi',
  'waktu transaksi',
  'pengguna',
  'email',
  'item',
  'nominal',
  'diskon',
  'voucer',
  'status',
  'status penyedia',
  'waktu pembayaran',
  'metode',
  'catatan pemeriksaan',
  'nominal dikembalikan',
];

const time = (at: string | null): string => (at === null ? '' : formatTimestamp(new Date(at)));

const itemsOf = ({ participants, memberCourses, eventRegistrations }: Order): string =>
  [
    ...participants.map(({ label, class: of }) => orderItemName(label, of?.name ?? null)),
    ...memberCourses.map(({ label, course }) => orderItemName(label, course?.title ?? null)),
    ...eventRegistrations.map(({ label }) => label),
  ].join(', ');

const cellsOf = (order: Order): string[] => [
  order.order_id,
  time(order.created_at),
  order.member.full_name,
  order.member.email,
  itemsOf(order),
  String(order.amount),
  String(order.discount),
  order.voucher?.code ?? '',
  OUTCOME_LABELS[outcomeOf(order)],
  providerLabel(order.paid_status),
  time(order.paid_at),
  paymentMethodLabel(order.payment_type),
  order.exception === null ? '' : EXCEPTION_LABELS[order.exception],
  String(order.returned_amount),
];

/** The content of `data-transaksi.csv`, batch by batch. Source: D124. */
export async function* orderCsv(tx: Tx, filter: SQL | undefined): AsyncGenerator<string> {
  yield csvHeader(COLUMNS);
  for await (const rows of readOrders(tx, filter)) yield csvLines(rows.map(cellsOf));
}
