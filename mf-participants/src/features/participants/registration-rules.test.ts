import { expect, test } from '@jest/globals';
import { REGISTRATION_STATUSES, type RegistrationStatus } from '@widya/contract/registration-status';
import { hasSeat, hasTicket, mayAccept, mayConfirm, mayMail, mayReject, shownState } from './registration-rules.ts';

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
  [{ status: 'WAITING', confirm_by: '2026-11-26T02:00:00.000Z' }, 'UNCONFIRMED'],
  [{ status: 'PENDING', confirm_by: '2026-11-26T02:00:00.000Z' }, 'UNCONFIRMED'],
] as const)('%o shows %s', (facts, state) => {
  expect(shownState({ invited: false, order: null, confirm_by: null, ...facts })).toBe(state);
});

test('KONFIRMASI is for the accepted who are not confirmed', () => {
  expect(mayConfirm({ status: 'ACCEPTED', confirmed_at: null })).toBe(true);
  expect(mayConfirm({ status: 'ACCEPTED', confirmed_at: '2026-11-01T00:00:00Z' })).toBe(false);
  expect(mayConfirm({ status: 'WAITING', confirmed_at: null })).toBe(false);
});

test('each status allows accepting or rejecting, and only accepted people have a seat', () => {
  const able = (rule: (facts: { status: RegistrationStatus }) => boolean) =>
    REGISTRATION_STATUSES.filter((status) => rule({ status }));
  expect(able(mayAccept)).toEqual(['PENDING', 'WAITING', 'REJECTED', 'CANCELLED', 'EXPIRED']);
  expect(able(mayReject)).toEqual(['PENDING', 'WAITING', 'ACCEPTED']);
  expect(able(hasSeat)).toEqual(['ACCEPTED']);
});

test('mails can be resent unless the registration has ended or its address is unproved', () => {
  const able = (confirm_by: string | null) => REGISTRATION_STATUSES.filter((status) => mayMail({ status, confirm_by }));
  expect(able(null)).toEqual(['PENDING', 'WAITING', 'ACCEPTED', 'REJECTED']);
  expect(able('2026-11-26T02:00:00.000Z')).toEqual([]);
});

test('a new ticket link is offered only to people with a ticket', () => {
  const able = (confirm_by: string | null) =>
    REGISTRATION_STATUSES.filter((status) => hasTicket({ status, confirm_by }));
  expect(able(null)).toEqual(['PENDING', 'WAITING', 'ACCEPTED', 'CANCELLED', 'EXPIRED']);
  expect(able('2026-11-26T02:00:00.000Z')).toEqual([]);
});
