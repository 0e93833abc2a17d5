import * as contract from '@widya/contract/vouchers';
import { voucherSchemas } from '@widya/contract/vouchers.schemas';
import { eq, sql } from 'drizzle-orm';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import { voucherUses } from '../../platform/database/schema/voucher-uses.ts';
import { vouchers } from '../../platform/database/schema/vouchers.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { download } from '../../platform/http/download.ts';
import { answerList } from '../../platform/http/listing.ts';
import { createVouchers } from './create-vouchers.ts';
import { voucherFilter } from './filters.ts';
import { countVouchers, lockVoucher, selectBatches, selectVoucher, selectVouchers, writeVoucher } from './queries.ts';
import { voucherCsv } from './voucher-csv.ts';

const list = bind(contract.listVouchers, voucherSchemas.listVouchers, async (ctx) => {
  const { rows, total, usable } = await selectVouchers(ctx.tx, ctx.query);
  return answerList(ctx, rows, total, { usable });
});

const batches = bind(contract.listVoucherBatches, voucherSchemas.listVoucherBatches, ({ tx, query }) =>
  selectBatches(tx, query),
);

type Creation = Pick<Ctx<(typeof voucherSchemas)['createVoucher']>, 'tx' | 'body' | 'now' | 'audit' | 'requestId'>;

/** The label of a voucher in the log, with its code because many share a name. */
const loggedName = ({ code, name }: { readonly code: string; readonly name: string }): string => `${code} · ${name}`;

async function createForCall({ tx, body, now, audit, requestId }: Creation) {
  const batchId = body.count > 1 ? requestId.slice(0, 40) : null;
  const codes = await createVouchers(tx, body, { batchId, now });
  const { name, type, percentage = null, amount = null, minimum_usage } = body;
  audit({
    object: 'voucher',
    objectId: codes.length === 1 ? (codes[0] ?? null) : batchId,
    label: codes.length === 1 ? loggedName({ code: codes[0] ?? '', name }) : name,
    // The label of a batch has only its first codes.
    after: { name, type, percentage, amount, minimum_usage, count: codes.length, ...(batchId !== null && { codes }) },
  });
  return { success: true, name, codes, batch_id: batchId } as const;
}

const create = bind(contract.createVoucher, voucherSchemas.createVoucher, createForCall);
const createBatch = bind(contract.createVoucherBatch, voucherSchemas.createVoucherBatch, createForCall);

const remove = bind(contract.deleteVoucher, voucherSchemas.deleteVoucher, async ({ tx, params, audit }) => {
  const voucher = await lockVoucher(tx, params);
  if (!voucher.deletable)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Voucer yang sudah dipakai tidak dapat dihapus');
  // Only released uses of expired orders are left here; the orders keep their discount.
  await tx.delete(voucherUses).where(eq(voucherUses.voucher_id, voucher.id));
  await tx.delete(vouchers).where(eq(vouchers.id, voucher.id));
  const { id, name, code, note } = voucher;
  audit({ object: 'voucher', objectId: id, label: loggedName(voucher), before: { code, name, note } });
  return { success: true, affectedRows: 1 };
});

const note = bind(contract.noteVoucher, voucherSchemas.noteVoucher, async ({ tx, params, body, audit }) => {
  const before = await lockVoucher(tx, params);
  await assertFresh(tx, body.version, before, { object: 'voucher', id: before.id });
  await writeVoucher(tx, before.id, { note: body.note });
  audit({
    object: 'voucher',
    objectId: before.id,
    label: loggedName(before),
    before: { note: before.note },
    after: { note: body.note },
  });
  const data = await selectVoucher(tx, before.id);
  return { success: true, affectedRows: 1, data, version: data.version };
});

type Switching = Pick<Ctx<(typeof voucherSchemas)['activateVoucher']>, 'tx' | 'params' | 'audit'>;

/** Idempotent, because two staff who press the same button want the same. */
const switchTo =
  (active: 0 | 1) =>
  async ({ tx, params, audit }: Switching) => {
    const before = await lockVoucher(tx, params);
    const changed = before.active !== active;
    if (changed) await writeVoucher(tx, before.id, { active });
    audit({
      object: 'voucher',
      objectId: before.id,
      label: loggedName(before),
      before: { active: before.active },
      after: { active },
    });
    const data = await selectVoucher(tx, before.id);
    return { success: true, affectedRows: changed ? 1 : 0, data, version: data.version } as const;
  };

const deactivate = bind(contract.deactivateVoucher, voucherSchemas.deactivateVoucher, switchTo(0));
const activate = bind(contract.activateVoucher, voucherSchemas.activateVoucher, switchTo(1));

const exportCsv = bind(
  contract.exportVouchers,
  voucherSchemas.exportVouchers,
  async ({ tx, query, audit }) => {
    // One snapshot for count and rows, so that the log has the exact number of exported rows (S44).
    await tx.execute(sql`set transaction isolation level repeatable read`);
    const filter = voucherFilter(query);
    const rows = await countVouchers(tx, filter);
    audit({ object: 'voucher', objectId: null, label: 'data-voucher.csv', after: { rows, filter: query } });
    return download({ content: voucherCsv(tx, filter), type: 'text/csv; charset=utf-8', filename: 'data-voucher.csv' });
  },
  { statementTimeout: 30_000 },
);

export const voucherRoutes: Binding[] = [
  list,
  batches,
  create,
  createBatch,
  remove,
  note,
  deactivate,
  activate,
  exportCsv,
];
