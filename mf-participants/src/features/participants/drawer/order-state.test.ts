import { expect, it } from '@jest/globals';
import { orderState } from './order-state.ts';

it.each([
  ['settlement', undefined, 'accepted'],
  ['capture', 'accept', 'accepted'],
  ['capture', 'challenge', 'review'],
  ['cancel', undefined, 'rejected'],
  ['expire', undefined, 'rejected'],
  ['deny', undefined, 'rejected'],
  ['failure', undefined, 'rejected'],
  ['refund', undefined, 'returned'],
  ['chargeback', undefined, 'returned'],
  ['partial_refund', undefined, 'accepted'],
  ['WAIT_SNAP_NOTIFICATION', undefined, 'waiting'],
  ['', undefined, 'waiting'],
] as const)('an order with %s (%s) is %s', (paid_status, fraud_status, state) => {
  expect(orderState({ paid_status, fraud_status })).toBe(state);
});
