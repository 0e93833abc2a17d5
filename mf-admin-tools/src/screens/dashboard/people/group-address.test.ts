import { expect, test } from '@jest/globals';
import type { PeopleGroup } from '@widya/api-client/dashboard';
import { groupText, readGroup } from './group-address.ts';

const GROUPS: readonly PeopleGroup[] = [
  { by: 'city', city: 'Kab. Kutai: Timur' },
  { by: 'gender', gender: 'none' },
  { by: 'registered', day: '2026-11-22' },
  { by: 'seen', day: '2026-11-22' },
  { by: 'age', min: 0, max: 17 },
  { by: 'age', min: 40, max: null },
  { by: 'unknown-age' },
  { by: 'course', startDate: '2026-11-16', endDate: '2026-11-22' },
];

test.each(GROUPS)('a group is read as it was written: %o', (group) => {
  expect(readGroup(groupText(group))).toEqual(group);
});

test.each([
  null,
  '',
  'kota:',
  'kelamin:X',
  'daftar:2026-13-40',
  'usia:tua',
  'usia:30-20',
  'mandiri:2026-11-22..2026-11-16',
  'lain:1',
])('%s is no group', (text) => {
  expect(readGroup(text)).toBeNull();
});
