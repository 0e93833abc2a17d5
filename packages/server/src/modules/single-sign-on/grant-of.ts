import { MENU_KEYS, type MenuKey } from '@widya/contract/menu';
import type { OidcSettings } from '../../platform/config/config.ts';

/** What somebody may do here, in the provider's words: an account of one kind with its rights. */
export type Grant =
  | { readonly kind: 'admin'; readonly role: 'superadmin' }
  | { readonly kind: 'admin'; readonly role: 'admin'; readonly menu: readonly MenuKey[] }
  | { readonly kind: 'instructor' };

const textsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === 'string');

/**
 * What the values of the claim give. A superadmin is nothing else besides; the menu keys of several values add up; an instructor is
 * who is no admin.
 * @param value of the claim: a text or a list of texts; whatever else gives nothing.
 * @returns null when no value gives anything.
 */
export function grantOf(value: unknown, grants: OidcSettings['grants']): Grant | null {
  const given = textsIn(value).flatMap((text) => (Object.hasOwn(grants, text) ? [grants[text]] : []));
  if (given.includes('superadmin')) return { kind: 'admin', role: 'superadmin' };
  const keys = new Set(given.flatMap((grant) => (typeof grant === 'object' ? grant : [])));
  if (keys.size > 0) return { kind: 'admin', role: 'admin', menu: MENU_KEYS.filter((key) => keys.has(key)) };
  return given.includes('instructor') ? { kind: 'instructor' } : null;
}
