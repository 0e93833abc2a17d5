import type { Registry } from '@widya/contract/routing/registry';
import type { AuditEntry } from '../../platform/audit/entry.ts';
import { type AuditOccasion, writeAudit } from '../../platform/audit/write-audit.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { releasesOf } from './releases.ts';

/**
 * Changes what is published, with a log row. The row is written first, so that nothing is changed without one.
 * @param change applied atomically; what it throws changes nothing and rolls the transaction back.
 */
export async function changeRegistry(
  { tx, config }: { readonly tx: Tx; readonly config: Config },
  change: (registry: Registry) => Registry,
  log: { readonly entry: AuditEntry; readonly occasion: AuditOccasion },
): Promise<void> {
  await writeAudit(tx, log.entry, log.occasion);
  const target = await releasesOf(config).target();
  await target.changeRegistry(change);
}
