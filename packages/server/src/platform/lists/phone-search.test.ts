import { expect, it } from '@jest/globals';
import { phonePatterns } from './phone-search.ts';

const WHOLE = ['%81234567890%', '%812%3456%7890%'];

it.each([
  ['081234567890', WHOLE],
  ['+62 812-3456-7890', WHOLE],
  ['(0812) 3456 7890', WHOLE],
  ['0812 345 678 90', ['%81234567890%', '%812%345%678%90%', '%812%3456%7890%']],
  ['0812-3456', ['%8123456%', '%812%3456%']],
  ['3456', ['%3456%']],
  ['12 34', ['%1234%']],
  ['+62', []],
  ['62', []],
  ['Ratna 0812', []],
  ['12@contoh', []],
  ['', []],
])('looks %j up as %j', (typed, patterns) => {
  expect(phonePatterns(typed)).toEqual(patterns);
});
