import { expect, test } from '@jest/globals';
import { daysLabel } from './days-label.ts';

test.each([
  ['2026-11-24', '2026-11-30', '24 Nov 2026 – 30 Nov 2026'],
  ['2026-11-24', '2026-11-24', '24 Nov 2026'],
  ['2026-11-24', '', 'mulai 24 Nov 2026'],
  ['', '2026-11-30', 'sampai 30 Nov 2026'],
  ['', '', ''],
])('days from %j to %j are %j', (from, to, label) => expect(daysLabel({ from, to })).toBe(label));
