import { grantedKeys, type MenuKey } from '@widya/contract/menu';
import type { AuditEntry } from '../../platform/audit/entry.ts';
import { revokeSessions } from '../../platform/auth/sessions.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { type AdminFields, lockAdmin, writeAdmin } from '../admins/queries.ts';
import { assertSuperadminLeft } from '../admins/rules.ts';
import type { Grant } from './grant-of.ts';

const isSameMenu = (menu: string | null, keys: readonly MenuKey[]): boolean => {
  const granted = grantedKeys(menu);
  return granted.size === keys.length && keys.every((key) => granted.has(key));
};

/**
 * Sets an account's rights to exactly those of the provider. A changed role ends the sessions.
 * @param superadmins ids of all active superadmins, read under `lockSuperadmins`.
 * @returns the changes for the log.
 * @throws ApiFailure 409 LAST_SUPERADMIN.
 */
export async function grantRights(
  { tx, now }: Pick<Ctx, 'tx' | 'now'>,
  id: number,
  grant: Grant,
  superadmins: ReadonlySet<number>,
): Promise<Pick<AuditEntry, 'before' | 'after'>> {
  if (grant.kind === 'instructor') return {};
  const { role, menu } = await lockAdmin(tx, id);
  const fields: AdminFields = {
    ...(role === grant.role ? {} : { role: grant.role }),
    ...(grant.role === 'superadmin' || isSameMenu(menu, grant.menu) ? {} : { menu: JSON.stringify(grant.menu) }),
  };
  if (Object.keys(fields).length === 0) return {};
  if (fields.role === 'admin') assertSuperadminLeft({ id }, superadmins);
  await writeAdmin(tx, id, fields);
  if (fields.role !== undefined) await revokeSessions(tx, { kind: 'admin', id }, { reason: 'role_changed', now });
  return { before: { role, menu }, after: { role, menu, ...fields } };
}
