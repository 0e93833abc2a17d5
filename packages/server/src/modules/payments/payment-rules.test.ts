import { describe, expect, it } from '@jest/globals';
import { stepOf } from './payment-rules.ts';

const payment = (text: string) => {
  const [status = '', returned = '0'] = text.split('/');
  const [paid_status = '', fraud_status = null] = status.split('+');
  return { paid_status, fraud_status, returned_amount: Number(returned) };
};

describe('what follows on what (D106–D108)', () => {
  it.each([
    ['WAIT_SNAP_NOTIFICATION', 'pending', 'noted'],
    ['pending', 'pending', 'duplicate'],
    ['pending', 'settlement', 'paid'],
    ['pending', 'capture+accept', 'paid'],
    ['pending', 'capture+challenge', 'noted'],
    ['capture+challenge', 'capture+accept', 'paid'],
    ['capture+challenge', 'settlement', 'paid'],
    ['capture+challenge', 'cancel', 'cancelled'],
    ['capture+accept', 'settlement', 'noted'],
    ['capture+accept', 'cancel', 'voided'],
    ['capture', 'capture+accept', 'noted'],
    ['settlement', 'capture+accept', 'ignored'],
    ['settlement', 'pending', 'ignored'],
    ['settlement', 'expire', 'ignored'],
    ['settlement', 'cancel', 'ignored'],
    ['settlement', 'deny', 'ignored'],
    ['settlement', 'refund', 'returned'],
    ['capture+accept', 'chargeback', 'returned'],
    ['settlement', 'partial_refund/50000', 'partly-returned'],
    ['partial_refund/50000', 'partial_refund/50000', 'duplicate'],
    ['partial_refund/50000', 'partial_refund/70000', 'partly-returned'],
    ['partial_refund/50000', 'partial_refund/20000', 'ignored'],
    ['partial_refund/50000', 'settlement', 'ignored'],
    ['partial_refund/50000', 'refund', 'returned'],
    ['refund', 'chargeback', 'noted'],
    ['refund', 'settlement', 'ignored'],
    ['refund', 'partial_refund/50000', 'ignored'],
    ['pending', 'refund', 'returned'],
    ['pending', 'partial_refund/50000', 'paid'],
    ['expire', 'partial_refund/50000', 'paid-late'],
    ['expire', 'refund', 'ignored'],
    ['pending', 'deny', 'noted'],
    ['deny', 'settlement', 'paid'],
    ['deny', 'expire', 'expired'],
    ['deny', 'pending', 'noted'],
    ['pending', 'expire', 'expired'],
    ['pending', 'cancel', 'cancelled'],
    ['pending', 'failure', 'cancelled'],
    ['expire', 'settlement', 'paid-late'],
    ['cancel', 'settlement', 'paid-late'],
    ['expire', 'pending', 'ignored'],
    ['expire', 'deny', 'ignored'],
    ['expire', 'expire', 'duplicate'],
  ])('%s, then %s: %s', (known, next, step) => {
    expect(stepOf(payment(known), payment(next))).toBe(step);
  });
});
