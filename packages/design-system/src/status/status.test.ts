import { expect, it } from '@jest/globals';
import { orderState } from './order.ts';
import { registrationState, registrationStates } from './registration.ts';

it.each([
  ['settlement', undefined, 'accepted'],
  ['capture', 'accept', 'accepted'],
  ['capture', 'challenge', 'review'],
  ['cancel', undefined, 'rejected'],
  ['expire', undefined, 'rejected'],
  ['deny', undefined, 'rejected'],
  ['failure', undefined, 'rejected'],
  ['refund', undefined, 'returned'],
  ['WAIT_SNAP_NOTIFICATION', undefined, 'waiting'],
  [null, undefined, 'waiting'],
] as const)('an order with %s (%s) is %s', (paid, fraud, state) => {
  expect(orderState(paid, fraud)).toBe(state);
});

it('an accepted registration says how it was accepted', () => {
  const label = (registration: Parameters<typeof registrationState>[0]) =>
    registrationStates[registrationState(registration)]?.label;
  expect(label({ status: 'ACCEPTED', orderAccepted: true })).toBe('TELAH BAYAR');
  expect(label({ status: 'ACCEPTED', invited: true })).toBe('UNDANGAN');
  expect(label({ status: 'ACCEPTED' })).toBe('TERDAFTAR');
  expect(label({ status: 'CANCELLED' })).toBe('DITOLAK');
  expect(label({ status: 'EXPIRED' })).toBe('KEDALUWARSA');
});
