import { expect, test } from '@jest/globals';
import { describeAudience, parseAudience } from './audience.ts';

test('without options a version is for everybody', () => expect(parseAudience(undefined, undefined)).toBeNull());

test.each([
  ['5%', undefined, { share: 5, accounts: [], admins: false }],
  ['0.25%', undefined, { share: 0.25, accounts: [], admins: false }],
  ['100%', undefined, { share: 100, accounts: [], admins: false }],
  ['0%', undefined, { share: 0, accounts: [], admins: false }],
  ['admins', 'instructor:3', { share: 0, accounts: ['instructor:3'], admins: true }],
  [undefined, 'admin:12, instructor:3,admin:12', { share: 0, accounts: ['admin:12', 'instructor:3'], admins: false }],
])('--to %s --accounts %s', (to, accounts, audience) => expect(parseAudience(to, accounts)).toEqual(audience));

test.each(['5', '101%', '5.125%', '-1%', '5 %', '1e1%', '', 'all', 'admins '])('--to %j is refused', (to) => {
  expect(() => parseAudience(to, undefined)).toThrow(`--to ${to} is no share of the accounts. Write --to 5%`);
});

test.each([
  ['admin', 'admin'],
  ['superadmin:1', 'superadmin:1'],
  ['admin:12,', 'nothing'],
  ['admin:0', 'admin:0'],
  ['admin:12;admin:13', 'admin:12;admin:13'],
])('--accounts %j is refused', (accounts, named) => {
  expect(() => parseAudience(undefined, accounts)).toThrow(`--accounts: ${named} is no account.`);
});

test('an audience is described in a sentence', () => {
  expect(describeAudience({ share: 5, accounts: ['admin:12', 'admin:13'], admins: true })).toBe(
    '5% of the accounts, all admins, admin:12 and admin:13',
  );
  expect(describeAudience({ share: 0.25, accounts: [], admins: false })).toBe('0.25% of the accounts');
  expect(describeAudience({ share: 0, accounts: [], admins: false })).toBe('nobody');
});
