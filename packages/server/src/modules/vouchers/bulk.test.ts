import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/vouchers-bulk';
import { eventually } from '@widya/testing/eventually';
import { asc, eq } from 'drizzle-orm';
import { orders } from '../../platform/database/schema/orders.ts';
import { voucherUses } from '../../platform/database/schema/voucher-uses.ts';
import { vouchers } from '../../platform/database/schema/vouchers.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertVoucher, insertVoucherUse } from '../../testing/examples/vouchers.ts';
import { insertSuperadmin } from '../../testing/fixtures.ts';
import { lockWaiters } from '../../testing/lock-waiters.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { withoutLocks } from '../../testing/without-locks.ts';
import { applyVoucherBulk } from './bulk.ts';

let api: TestApp;
let admin: Actor;
beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertSuperadmin(api.db));
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(voucherUses);
  await api.db.delete(vouchers);
});

/** The error code for the new use of a voucher that was deleted. */
const FOREIGN_KEY_VIOLATION = '23503';
const BATCH = { batch_id: 'angkatan-1' };

/** Inserts a batch with a new, a used, a released and a deactivated voucher, and a voucher outside the batch. */
async function scene() {
  await insertVoucher(api.db, { ...BATCH, code: 'BARU', name: 'Mitra' });
  await insertVoucherUse(api.db, await insertVoucher(api.db, { ...BATCH, code: 'SUDAH', name: 'Mitra' }));
  const back = await insertVoucher(api.db, { ...BATCH, code: 'KEMBALI', name: 'Mitra' });
  await insertVoucherUse(api.db, back, { released: true });
  await insertVoucher(api.db, { ...BATCH, code: 'MATI', name: 'Mitra', active: 0 });
  await insertVoucher(api.db, { code: 'LAIN', name: 'Lain' });
}

const preview = (body: object) => api.call(contract.previewVoucherBulk, admin, { body });
const apply = (body: object, headers?: Record<string, string>) =>
  api.call(contract.applyVoucherBulk, admin, { body, ...(headers && { headers }) });
const stored = async () => {
  const rows = await api.db.select().from(vouchers).orderBy(asc(vouchers.code));
  return Object.fromEntries(rows.map(({ code, active }) => [code, active]));
};

describe('a batch', () => {
  it('is deactivated fully, also used vouchers, and activated again as before (D225)', async () => {
    await scene();
    const selection = { action: 'deactivate', filter: BATCH, expected: 4 };
    expect((await preview(selection)).body).toEqual({
      total: 4,
      changes: 3,
      used: 2,
      skipped: [{ reason: 'Sudah nonaktif', count: 1 }],
      examples: ['BARU', 'SUDAH', 'KEMBALI'],
    });
    const { body } = await apply(selection);
    expect(body).toMatchObject({ affectedRows: 3, changed: ['BARU', 'SUDAH', 'KEMBALI'] });
    expect(await stored()).toEqual({ BARU: 0, KEMBALI: 0, LAIN: 1, MATI: 0, SUDAH: 0 });
    const log = await api.audit();
    expect(log[0]).toMatchObject({
      code: 'DELETE_VOUCHER',
      object_id: 'angkatan-1',
      object_label: 'BARU, SUDAH, KEMBALI (3 voucher)',
      after: { active: 0, codes: ['BARU', 'SUDAH', 'KEMBALI'] },
    });
    expect((await apply({ action: 'activate', codes: body.changed })).body).toMatchObject({ affectedRows: 3 });
    expect(await stored()).toEqual({ BARU: 1, KEMBALI: 1, LAIN: 1, MATI: 0, SUDAH: 1 });
    const after = await api.audit();
    expect(after).toHaveLength(log.length + 1);
    expect(after[0]).toMatchObject({ code: 'RESTORE_VOUCHER' });
  });

  it('is deleted but for what was used, whose history stays', async () => {
    await scene();
    const selection = { action: 'delete', filter: BATCH, expected: 4 };
    const skipped = [{ reason: 'Sudah dipakai, jadi tidak dihapus', count: 1 }];
    expect((await preview(selection)).body).toMatchObject({ total: 4, changes: 3, skipped });
    expect((await apply(selection)).body).toMatchObject({ changed: ['BARU', 'KEMBALI', 'MATI'], skipped });
    expect(await stored()).toEqual({ LAIN: 1, SUDAH: 1 });
    const [used] = await api.db.select().from(vouchers).where(eq(vouchers.code, 'SUDAH'));
    expect(await api.db.select().from(voucherUses)).toMatchObject([{ voucher_id: used?.id }]);
    expect(
      await api.db
        .select()
        .from(orders)
        .where(eq(orders.voucher_id, used?.id ?? 0)),
    ).toHaveLength(1);
    expect((await api.audit())[0]).toMatchObject({
      code: 'HARDDELETE_VOUCHER',
      before: { codes: ['BARU', 'KEMBALI', 'MATI'], names: ['Mitra'] },
    });
  });

  it('is meant without those that were unticked', async () => {
    await scene();
    const { body } = await apply({ action: 'delete', filter: BATCH, except: ['BARU', 'SUDAH'], expected: 2 });
    expect(body).toMatchObject({ changed: ['KEMBALI', 'MATI'], skipped: [] });
    expect(await stored()).toEqual({ BARU: 1, LAIN: 1, SUDAH: 1 });
  });

  it('of 5,000 is deleted in one call', async () => {
    const row = { ...BATCH, name: 'Mitra', type: 'SINGLE_USE', percentage: 10 } as const;
    await api.db.insert(vouchers).values(Array.from({ length: 5_000 }, (_, n) => ({ ...row, code: `B-${n}` })));
    expect((await apply({ action: 'delete', filter: BATCH, expected: 5_000 })).body).toMatchObject({
      affectedRows: 5_000,
    });
    expect(await stored()).toEqual({});
  });
});

describe('is refused and changes nothing', () => {
  it.each([
    ['nothing chosen', {}, 422],
    ['another number than was seen', { filter: BATCH, expected: 3 }, 409],
    ['a voucher that is gone', { codes: ['BARU', 'HILANG'] }, 404],
    ['what is no code', { codes: ["'; drop table vouchers"] }, 422],
    ['more than a batch holds', { codes: Array.from({ length: 5_001 }, (_, n) => `B-${n}`) }, 422],
  ])('%s', async (_name, selection, status) => {
    await scene();
    const before = await stored();
    const answer = await apply({ action: 'delete', ...selection });
    expect(answer.status).toBe(status);
    expect(await stored()).toEqual(before);
  });

  it('more than 5,000 found by filters', async () => {
    const row = { name: 'Mitra', type: 'SINGLE_USE', percentage: 10 } as const;
    await api.db.insert(vouchers).values(Array.from({ length: 5_000 }, (_, n) => ({ ...row, code: `B-${n}` })));
    await insertVoucher(api.db, { code: 'LAIN', name: 'Mitra' });
    const answer = await apply({ action: 'delete', filter: { q: 'mitra' } });
    expect(answer).toMatchObject({ status: 422, body: { errors: { codes: 'Pilih paling banyak 5.000 voucher' } } });
  });
});

it('is applied once when the call is repeated', async () => {
  await scene();
  const headers = { 'idempotency-key': 'hapus-sekali' };
  const first = await apply({ action: 'delete', codes: ['BARU'] }, headers);
  expect((await apply({ action: 'delete', codes: ['BARU'] }, headers)).body).toEqual(first.body);
});

describe('a voucher that is used while it is being deleted', () => {
  /** Deletes a permanent voucher while an order that spends it is not yet committed. */
  async function race(db: TestApp['db']) {
    const voucher = await insertVoucher(api.db, { type: 'PERMANENT' });
    const deleted = Promise.withResolvers<unknown>();
    await api.db.transaction(async (tx) => {
      await tx.select().from(vouchers).where(eq(vouchers.id, voucher.id)).for('update');
      await insertVoucherUse(tx, voucher);
      const deleting = db.transaction((other) =>
        applyVoucherBulk({ tx: other, audit: () => {} }, { action: 'delete', codes: [voucher.code] }),
      );
      deleting.then(deleted.resolve, deleted.reject);
      await eventually(async () => expect(await lockWaiters(api.db)).toBe(1));
    });
    return deleted.promise;
  }

  it('stays', async () => {
    expect(await race(api.db)).toMatchObject({
      changed: [],
      skipped: [{ reason: 'Sudah dipakai, jadi tidak dihapus', count: 1 }],
    });
    expect(await api.db.select().from(voucherUses)).toHaveLength(1);
  });

  it('is treated as unused without the lock (negative control)', async () => {
    const unlocked = withoutLocks(api.database.config, 2);
    try {
      await expect(race(unlocked.db)).rejects.toMatchObject({ cause: { code: FOREIGN_KEY_VIOLATION } });
    } finally {
      await unlocked.close();
    }
  });
});
