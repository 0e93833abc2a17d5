import { expect, test } from '@jest/globals';
import { delivery } from '../../testing/webhook-api.ts';
import { pollMs } from './poll-ms.ts';

const NOW = Date.parse('2026-11-24T02:00:00.000Z');

test('reads again soon only while a delivery is due', () => {
  const waiting = (next_at: string) => delivery({ state: 'waiting', next_at });
  expect(pollMs([delivery(), waiting('2026-11-24T02:00:05.000Z')], NOW)).toBeGreaterThan(0);
  expect(pollMs([delivery(), waiting('2026-11-24T04:00:00.000Z')], NOW)).toBe(0);
  expect(pollMs([delivery(), delivery({ state: 'failed' })], NOW)).toBe(0);
  expect(pollMs([], NOW)).toBe(0);
});
