import { expect, test } from '@jest/globals';
import { applyBody, FRESH, previewBody } from './bulk-draft.ts';

const request = (action: Parameters<typeof previewBody>[0]['action']) => ({ action, target: { ids: [1] }, count: 1 });

test('each action sends only its own options', () => {
  expect(previewBody(request('present'), FRESH)).toEqual({ ids: [1], action: 'present' });
  expect(previewBody(request('accept'), { ...FRESH, overQuota: true, silent: true })).toEqual({
    ids: [1],
    action: 'accept',
    override_quota: true,
    withoutSendingEmail: true,
  });
  expect(previewBody(request('accept'), { ...FRESH, rejectedToo: true })).toMatchObject({ include_rejected: true });
  expect(previewBody(request('predicate'), FRESH)).toEqual({ ids: [1], action: 'predicate', predicate: 'Istimewa' });
  expect(previewBody(request('resend'), { ...FRESH, scenario: 'REMINDER' })).toMatchObject({ scenario: 'REMINDER' });
});

test('the reason of a rejection is no part of its preview', () => {
  const draft = { ...FRESH, reason: ' Kuota penuh. ' };
  expect(previewBody(request('reject'), draft)).toEqual(previewBody(request('reject'), FRESH));
  expect(applyBody(request('reject'), draft, 1)).toEqual({
    ids: [1],
    action: 'reject',
    rejection_message: 'Kuota penuh.',
  });
});

test('an action on all filtered people sends the number that was shown', () => {
  const target = { filter: { tab: 'queue' as const }, except: [4] };
  expect(applyBody({ action: 'accept', target, count: 9 }, FRESH, 8)).toEqual({
    ...target,
    action: 'accept',
    expected: 8,
  });
});
