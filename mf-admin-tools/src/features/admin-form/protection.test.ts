import { expect, test } from '@jest/globals';
import { protectionOf } from './protection.ts';

const superadmin = { id: 2, role: 'superadmin', active: 1 } as const;

test('the own account is always protected', () => {
  expect(protectionOf({ id: 1, role: 'superadmin', active: 1 }, 1, 5)).toBe('self');
});

test('the last active superadmin is protected', () => {
  expect(protectionOf(superadmin, 1, 1)).toBe('last-superadmin');
  expect(protectionOf(superadmin, 1, 2)).toBeNull();
  expect(protectionOf({ ...superadmin, active: 0 }, 1, 1)).toBeNull();
  expect(protectionOf({ id: 3, role: 'admin', active: 1 }, 1, 1)).toBeNull();
});

test('a superadmin is not protected while the number of superadmins is unknown', () => {
  expect(protectionOf(superadmin, 1, null)).toBeNull();
});
