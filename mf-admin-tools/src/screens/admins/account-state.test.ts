import { expect, test } from '@jest/globals';
import { admin } from '../../testing/admin-fixtures.ts';
import { accountState } from './account-state.ts';

test.each([
  [{}, 'active'],
  [{ menu: '["none"]' }, 'waiting'],
  [{ menu: '["none"]', email_confirmed_at: null }, 'unconfirmed'],
  [{ menu: '["none"]', active: 0 }, 'banned'],
  [{ menu: '["none"]', role: 'superadmin' }, 'active'],
] as const)('%j: %s', (changes, state) => {
  expect(accountState(admin(changes))).toBe(state);
});
