import { expect, test } from '@jest/globals';
import type { ParticipantOrder } from '@widya/contract/participants';
import { orderFacts } from './order-facts.ts';

const order = (change: Partial<ParticipantOrder>): ParticipantOrder => ({
  order_id: 'WDY-000123',
  paid_status: 'pending',
  fraud_status: null,
  amount: 135_000,
  discount: 15_000,
  payment_type: 'bank_transfer',
  snap_payment_url: null,
  created_at: '2026-11-18T02:58:40Z',
  should_expire_at: '2026-11-19T02:58:40Z',
  paid_at: '2026-11-18T03:04:09Z',
  expired_at: null,
  rejected_at: '2026-11-19T03:00:00Z',
  ...change,
});
const labels = (change: Partial<ParticipantOrder>) => orderFacts(order(change)).map(({ label }) => label);

test('times are DD-MM-YYYY HH:mm:ss in WIB', () => {
  expect(orderFacts(order({}))).toContainEqual({ label: 'Dibuat', value: '18-11-2026 09:58:40' });
});

test('shows the label of the payment method (D229)', () => {
  expect(orderFacts(order({}))).toContainEqual({ label: 'Cara bayar', value: 'Transfer bank' });
});

test('the time of payment shows only when it was accepted', () => {
  expect(labels({ paid_status: 'settlement' })).toContain('Dibayar');
  expect(labels({ paid_status: 'settlement' })).not.toContain('Batas bayar');
  expect(labels({})).not.toContain('Dibayar');
  expect(labels({})).toContain('Batas bayar');
});

test.each(['expire', 'deny', 'cancel'])('the time of rejection shows for %s', (paid_status) => {
  expect(labels({ paid_status })).toContain('Ditolak');
});

test('it does not show for an order that waits', () => {
  expect(labels({})).not.toContain('Ditolak');
});
