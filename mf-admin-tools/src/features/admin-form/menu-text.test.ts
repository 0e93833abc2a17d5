import { expect, test } from '@jest/globals';
import { GRANTABLE_KEYS } from '@widya/contract/grantable-keys';
import { PERMISSION_GROUPS } from '../permissions/permission-groups.ts';
import { isClosed, menuTextOf, permissionLabels } from './menu-text.ts';

test('every permission can be granted, in one group', () => {
  const grouped = PERMISSION_GROUPS.flatMap(({ permissions }) => permissions);
  expect(grouped.toSorted()).toEqual(GRANTABLE_KEYS.toSorted());
});

test('the menu is stored as a JSON list in a fixed order', () => {
  expect(menuTextOf(new Set(['email', 'home'] as const), null)).toBe('["home","email"]');
  expect(menuTextOf(new Set(), '["home"]')).toBe('[]');
});

test('saving an account without access grants it no menu', () => {
  expect(menuTextOf(new Set(), '["none"]')).toBe('["none"]');
  expect(isClosed('["none"]')).toBe(true);
  expect(isClosed(null)).toBe(true);
  expect(isClosed('[]')).toBe(false);
  expect(isClosed('["home"]')).toBe(false);
});

test('names the permissions as the sidebar does', () => {
  expect(permissionLabels('["email","home","unknown"]')).toEqual(['Kelas', 'Surel']);
});
