import { expect, test } from '@jest/globals';
import { REGISTRATION_STATUSES, type RegistrationStatus } from '@widya/contract/registration-status';
import { hasSeat, mayAccept, mayConfirm, mayMail, mayReject, shownState } from './registration-rules.ts';

test.each([
  [{ status: 'PENDING' }, 'PENDING'],
  [{ status: 'WAITING' }, 'WAITING'],
  [{ status: 'ACCEPTED', order: { paid_status: 'settlement' } }, 'PAID'],
  [{ status: 'ACCEPTED', order: { paid_status: 'pending' } }, 'ACCEPTED'],
  [{ status: 'ACCEPTED', order: { paid_status: 'capture', fraud_status: 'challenge' } }, 'ACCEPTED'],
  [{ status: 'ACCEPTED', invited: true }, 'INVITED'],
  [{ status: 'ACCEPTED' }, 'ACCEPTED'],
  [{ status: 'CANCELLED' }, 'CANCELLED'],
  [{ status: 'EXPIRED' }, 'EXPIRED'],
] as const)('%o shows %s', (facts, state) => {
  expect(shownState({ invited: false, order: null, ...facts })).toBe(state);
});

test('KONFIRMASI is for the accepted who are not confirmed', () => {
  expect(mayConfirm({ status: 'ACCEPTED', confirmed_at: null })).toBe(true);
  expect(mayConfirm({ status: 'ACCEPTED', confirmed_at: '2026-11-01T00:00:00Z' })).toBe(false);
  expect(mayConfirm({ status: 'WAITING', confirmed_at: null })).toBe(false);
});

test('who is accepted cannot be accepted again, who has left cannot be rejected again', () => {
  const able = (rule: (facts: { status: RegistrationStatus }) => boolean) =>
    REGISTRATION_STATUSES.filter((status) => rule({ status }));
  expect(able(mayAccept)).toEqual(['PENDING', 'WAITING', 'REJECTED', 'CANCELLED', 'EXPIRED']);
  expect(able(mayReject)).toEqual(['PENDING', 'WAITING', 'ACCEPTED']);
  expect(able(hasSeat)).toEqual(['ACCEPTED']);
});

test('a mail can be sent again to whom one was sent before', () => {
  expect(REGISTRATION_STATUSES.filter((status) => mayMail({ status }))).toEqual([
    'PENDING',
    'WAITING',
    'ACCEPTED',
    'REJECTED',
  ]);
});
