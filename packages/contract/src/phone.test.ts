import { expect, it } from '@jest/globals';
import { isPhone, normalPhone } from './phone.ts';

it.each([
  ['0812 3456 7890', '+6281234567890'],
  ['0812-3456-7890', '+6281234567890'],
  ['(0812) 3456.7890', '+6281234567890'],
  ['+62 812 3456 7890', '+6281234567890'],
  ['6281234567890', '+6281234567890'],
  [' +6281234567890 ', '+6281234567890'],
  ['(021) 555-0199', '(021) 555-0199'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  [' tidak ada ', 'tidak ada'],
  ['', ''],
])('stores %j as %j, and that unchanged', (typed, stored) => {
  expect(normalPhone(typed)).toBe(stored);
  expect(normalPhone(stored)).toBe(stored);
});

it('knows what has the format of a number', () => {
  expect(['', '(021) 555-0199', '+6281234567890', 'tidak ada', '123'].map(isPhone)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
