import { GRANTABLE_KEYS } from '@widya/contract/grantable-keys';
import type { MenuKey } from '@widya/contract/menu';
import type { OidcSettings } from '../../platform/config/config.ts';

/** Rights granted by the provider's claim: a kind of account with its role and menu keys. */
export type Grant =
  | { readonly kind: 'admin'; readonly role: 'superadmin' }
  | { readonly kind: 'admin'; readonly role: 'admin'; readonly menu: readonly MenuKey[] }
  | { readonly kind: 'instructor' };

const textsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === 'string');

/**
 * Converts the claim to rights. Superadmin outranks everything else; the menu keys of several values are combined;
 * instructor counts only without admin rights.
 * @param value of the claim: a text or a list of texts; anything else grants nothing.
 * @returns null when no value grants anything.
 */
export function grantOf(value: unknown, grants: OidcSettings['grants']): Grant | null {
  const granted = textsIn(value).flatMap((text) => (Object.hasOwn(grants, text) ? [grants[text]] : []));
  if (granted.includes('superadmin')) return { kind: 'admin', role: 'superadmin' };
  const keys = new Set(granted.flatMap((grant) => (typeof grant === 'object' ? grant : [])));
  if (keys.size > 0) return { kind: 'admin', role: 'admin', menu: GRANTABLE_KEYS.filter((key) => keys.has(key)) };
  return granted.includes('instructor') ? { kind: 'instructor' } : null;
}
