import { VOUCHER_MAX_COUNT, type VoucherBulkAction } from '@widya/contract/voucher-rules';
import type { voucherBulkSchemas } from '@widya/contract/vouchers-bulk.schemas';
import { asc, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { voucherUses } from '../../platform/database/schema/voucher-uses.ts';
import { vouchers } from '../../platform/database/schema/vouchers.ts';
import { ApiFailure, invalid, notFound } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { planVoucherBulk, type SelectedVoucher } from './bulk-plan.ts';
import { voucherFilter } from './filters.ts';
import { loggedCodes } from './logged-codes.ts';
import { bulkColumns } from './queries.ts';

type Body = z.output<(typeof voucherBulkSchemas)['applyVoucherBulk']['body']>;

const EXAMPLES = 5;

/** Passes a list of any length as one parameter. */
const among = (column: SQL, values: readonly (string | number)[]): SQL =>
  sql`${column} = any(${sql.param([...values])})`;

function selectionOf({ codes, filter, except = [] }: Body): SQL | undefined {
  if (codes !== undefined) return among(sql`${vouchers.code}`, codes);
  if (filter === undefined) throw invalid({ codes: 'Pilih voucher terlebih dahulu' });
  const matching = voucherFilter(filter) ?? sql`true`;
  return sql`${matching} and not ${among(sql`${vouchers.code}`, except)}`;
}

/**
 * @throws ApiFailure 404 when a selected voucher no longer exists, 409 when the number differs from what the caller
 * saw, 422 for too many.
 */
function assertSelected({ codes, expected }: Body, total: number): void {
  if (codes !== undefined && new Set(codes).size !== total) throw notFound('Sebagian voucher sudah tidak ada');
  if (total > VOUCHER_MAX_COUNT) throw invalid({ codes: 'Pilih paling banyak 5.000 voucher' });
  if (expected !== undefined && total !== expected)
    throw new ApiFailure(409, 'VERSION_CONFLICT', `Pilihan ini sekarang berisi ${total} voucher. Periksa kembali.`, {
      current: { total },
    });
}

const readSelected = (tx: Tx, selection: SQL | undefined): Promise<SelectedVoucher[]> =>
  tx
    .select(bulkColumns)
    .from(vouchers)
    .where(selection)
    .orderBy(asc(vouchers.id))
    .limit(VOUCHER_MAX_COUNT + 1);

/** Counts what a bulk action would do, without changes. */
export async function previewVoucherBulk(tx: Tx, body: Body) {
  const selected = await readSelected(tx, selectionOf(body));
  assertSelected(body, selected.length);
  const { changes, skipped } = planVoucherBulk(body.action, selected);
  return {
    total: selected.length,
    changes: changes.length,
    used: selected.filter(({ transaction_count }) => transaction_count > 0).length,
    skipped,
    examples: changes.slice(0, EXAMPLES).map(({ code }) => code),
  };
}

async function change(tx: Tx, action: VoucherBulkAction, ids: readonly number[]): Promise<void> {
  if (action === 'delete') {
    // Only released uses of expired orders are left here; the orders keep their discount.
    await tx.delete(voucherUses).where(among(sql`${voucherUses.voucher_id}`, ids));
    await tx.delete(vouchers).where(among(sql`${vouchers.id}`, ids));
    return;
  }
  await tx
    .update(vouchers)
    .set({ active: action === 'activate' ? 1 : 0, version: sql`${vouchers.version} + 1`, updated_at: sql`now()` })
    .where(among(sql`${vouchers.id}`, ids));
}

const AUDIT_ACTIONS = { activate: 'RESTORE', deactivate: 'DELETE', delete: 'HARDDELETE' } as const;

/**
 * Applies a bulk action where it is possible and reports why the other vouchers are skipped. @throws ApiFailure 404,
 * 409, 422.
 */
export async function applyVoucherBulk({ tx, audit }: Pick<Ctx, 'tx' | 'audit'>, body: Body) {
  const { action } = body;
  const selection = selectionOf(body);
  const locked = await tx
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(selection)
    .orderBy(asc(vouchers.id))
    .limit(VOUCHER_MAX_COUNT + 1)
    .for('update');
  assertSelected(body, locked.length);
  // Read after locking: an earlier use is seen here, and no other can happen until the end.
  const selected = await readSelected(
    tx,
    among(
      sql`${vouchers.id}`,
      locked.map(({ id }) => id),
    ),
  );
  const { changes, skipped } = planVoucherBulk(action, selected);
  await change(
    tx,
    action,
    changes.map(({ id }) => id),
  );
  const changed = changes.map(({ code }) => code);
  const active = action === 'activate' ? 1 : 0;
  audit({
    object: 'voucher',
    objectId: body.filter?.batch_id ?? null,
    label: loggedCodes(changed),
    action: AUDIT_ACTIONS[action],
    ...(action === 'delete'
      ? { before: { codes: changed, names: [...new Set(changes.map(({ name }) => name))] } }
      : { before: { active: 1 - active }, after: { active, codes: changed } }),
  });
  return { success: true, affectedRows: changed.length, changed, skipped } as const;
}
