import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/vouchers';
import { eq } from 'drizzle-orm';
import { voucherUses } from '../../platform/database/schema/voucher-uses.ts';
import { vouchers } from '../../platform/database/schema/vouchers.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertVoucher, insertVoucherUse, type VoucherUse } from '../../testing/examples/vouchers.ts';
import { insertSuperadmin } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { createVouchers } from './create-vouchers.ts';

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

const stored = async (code: string) => (await api.db.select().from(vouchers).where(eq(vouchers.code, code)))[0];
const body = { name: 'Potongan Uji', type: 'SINGLE_USE', percentage: 20 };
const codesOf = async (query: Record<string, string>) => {
  const answer = await api.call(contract.listVouchers, admin, { query: { page: '1', sort: 'code', ...query } });
  return (answer.body.data as { code: string }[]).map(({ code }) => code);
};

const use = (voucher: typeof vouchers.$inferSelect, how: VoucherUse = {}) => insertVoucherUse(api.db, voucher, how);

describe('the list', () => {
  it('offers unspent single-use and active permanent vouchers; the rest is the other tab (D122)', async () => {
    await insertVoucher(api.db, { code: 'BELUM' });
    await use(await insertVoucher(api.db, { code: 'SUDAH' }));
    await use(await insertVoucher(api.db, { code: 'TETAP', type: 'PERMANENT' }));
    await insertVoucher(api.db, { code: 'MATI', type: 'PERMANENT', active: 0 });
    await insertVoucher(api.db, { code: 'MATI-SEKALI', active: 0 });
    await use(await insertVoucher(api.db, { code: 'KEMBALI' }), { released: true });
    expect(await codesOf({ tab: 'active' })).toEqual(['BELUM', 'KEMBALI', 'TETAP']);
    expect(await codesOf({ tab: 'active', show_inactive: '1' })).toEqual([
      'BELUM',
      'KEMBALI',
      'MATI',
      'MATI-SEKALI',
      'TETAP',
    ]);
    expect(await codesOf({ tab: 'inactive' })).toEqual(['MATI', 'MATI-SEKALI', 'SUDAH']);
    expect(await codesOf({ tab: 'inactive', q: 'mati sekali' })).toEqual(['MATI-SEKALI']);
  });

  it('finds what a look at each voucher finds, in every tab', async () => {
    const names = ['Mitra Sekolah Uji', 'MITRA 100%', 'Promo_Awal', 'Ramadan Ceria'];
    const made = [];
    for (let n = 0; n < 24; n += 1) {
      const name = `${names[n % names.length]} ${n}`;
      const type = n % 3 === 0 ? 'PERMANENT' : 'SINGLE_USE';
      const voucher = await insertVoucher(api.db, { code: `CARI-${n}X`, name, type, active: n % 5 === 0 ? 0 : 1 });
      if (n % 4 === 0) await use(voucher);
      const offered = voucher.active === 1 && (type === 'PERMANENT' || n % 4 !== 0);
      made.push({ code: voucher.code, text: `${name} ${voucher.code}`.toLowerCase(), offered });
    }
    for (const q of [
      'mitra',
      'MITRA',
      '100%',
      'o_a',
      'cari-1',
      'ceria 3X',
      'tra sek',
      'tidak ada',
      'ce',
      '1x',
      'q',
      's 3',
    ]) {
      const found = made.filter(({ text }) =>
        q
          .toLowerCase()
          .split(' ')
          .every((word) => text.includes(word)),
      );
      for (const [tab, inTab] of [
        ['active', true],
        ['inactive', false],
      ] as const) {
        const wanted = found.filter(({ offered }) => offered === inTab).map(({ code }) => code);
        const { body: page } = await api.call(contract.listVouchers, admin, {
          query: { page: '1', per_page: '100', tab, q },
        });
        expect({ q, tab, total: (page.meta as { total: number }).total }).toEqual({ q, tab, total: wanted.length });
        expect(await codesOf({ tab, q, per_page: '100' })).toEqual(wanted.toSorted());
      }
    }
  });

  it('shows which orders used a voucher and what that cost', async () => {
    const voucher = await insertVoucher(api.db, { type: 'PERMANENT', percentage: null, amount: 5_000 });
    const first = await use(voucher);
    const second = await use(voucher, { discount: 2_500 });
    const gone = await use(voucher, { released: true });
    const { body: page } = await api.call(contract.listVouchers, admin, { query: { page: '1' } });
    expect((page.data as unknown[])[0]).toMatchObject({
      used_count: 2,
      transaction_count: 3,
      usage_total: 7_500,
      deletable: false,
      order_id: null,
    });
    const ids = (page.data as { transactions: { id: number }[] }[])[0]?.transactions.map(({ id }) => id);
    expect(ids?.toSorted()).toEqual([first.id, second.id, gone.id].toSorted());
  });

  it('names the order that spent a single-use voucher', async () => {
    const order = await use(await insertVoucher(api.db, { code: 'TERPAKAI' }));
    const { body: page } = await api.call(contract.listVouchers, admin, { query: { page: '1' } });
    expect((page.data as unknown[])[0]).toMatchObject({ code: 'TERPAKAI', used: true, order_id: order.order_id });
  });
});

describe('the number of usable vouchers', () => {
  const usable = async (query: Record<string, string>) => {
    const { body: page } = await api.call(contract.listVouchers, admin, { query: { page: '1', ...query } });
    const { total, usable: spendable } = page.meta as { total: number; usable: number };
    return { total, usable: spendable };
  };

  it('excludes deactivated and used ones, also in lists that contain them', async () => {
    await insertVoucher(api.db, { name: 'Mitra', batch_id: 'angkatan-1' });
    await insertVoucher(api.db, { name: 'Mitra', batch_id: 'angkatan-1', active: 0 });
    await use(await insertVoucher(api.db, { name: 'Mitra', batch_id: 'angkatan-1' }));
    await use(await insertVoucher(api.db, { name: 'Tetap', type: 'PERMANENT' }));
    expect(await usable({ tab: 'active' })).toEqual({ total: 2, usable: 2 });
    expect(await usable({ tab: 'active', show_inactive: '1' })).toEqual({ total: 3, usable: 2 });
    expect(await usable({ tab: 'inactive' })).toEqual({ total: 2, usable: 0 });
    expect(await usable({ batch_id: 'angkatan-1' })).toEqual({ total: 3, usable: 1 });
  });
});

it('lists the batches of vouchers from the newest, and filters by one', async () => {
  const make = async (name: string) => {
    const made = await api.call(contract.createVoucherBatch, admin, { body: { ...body, name, count: 3 } });
    return made.body as { batch_id: string; codes: string[] };
  };
  const older = await make('Mitra Lama');
  await api.db.update(vouchers).set({ created_at: new Date('2026-01-01T00:00:00Z') });
  const newer = await make('Mitra Baru');
  const single = await api.call(contract.createVoucher, admin, { body });
  expect(single.body.batch_id).toBeNull();
  expect((await api.call(contract.listVoucherBatches, admin)).body).toMatchObject([
    { batch_id: newer.batch_id, name: 'Mitra Baru', count: 3 },
    { batch_id: older.batch_id, name: 'Mitra Lama', count: 3, created_at: '2026-01-01T00:00:00.000Z' },
  ]);
  expect(await codesOf({ batch_id: newer.batch_id })).toEqual(newer.codes.toSorted());
});

it('finds any batch by its name, one of its codes or its id, with all of its vouchers', async () => {
  const batches = Array.from({ length: 201 }, (_, index) => ({
    name: index === 0 ? 'Mitra Terlama' : 'Mitra',
    batch_id: `angkatan-${index}`,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, index)),
  }));
  for (const batch of batches) await insertVoucher(api.db, batch);
  await insertVoucher(api.db, { ...batches[0], code: 'TERLAMA-2' });
  const find = async (query: Record<string, string>) =>
    (await api.call(contract.listVoucherBatches, admin, { query })).body;
  const oldest = [{ batch_id: 'angkatan-0', name: 'Mitra Terlama', count: 2 }];
  expect(await find({})).not.toContainEqual(expect.objectContaining({ batch_id: 'angkatan-0' }));
  expect(await find({ q: 'lama mitra' })).toMatchObject(oldest);
  expect(await find({ q: 'terlama-2' })).toMatchObject(oldest);
  expect(await find({ batch_id: 'angkatan-0' })).toMatchObject(oldest);
  expect(await find({ q: 'tidak ada' })).toEqual([]);
});

describe('creating', () => {
  it('stores a chosen code in capitals, once', async () => {
    const { status, body: made } = await api.call(contract.createVoucher, admin, {
      body: { ...body, code: ' hemat-20 ' },
    });
    expect(status).toBe(201);
    expect(made).toMatchObject({ success: true, name: 'Potongan Uji', codes: ['HEMAT-20'] });
    const again = await api.call(contract.createVoucher, admin, { body: { ...body, code: 'Hemat-20' } });
    expect(again.status).toBe(422);
    expect(again.body.errors).toEqual({ code: 'Kode voucer sudah digunakan' });
  });

  it('creates 5,000 unambiguous codes in one call, with one log row', async () => {
    const { body: made } = await api.call(contract.createVoucherBatch, admin, { body: { ...body, count: 5_000 } });
    const codes = made.codes as string[];
    expect(new Set(codes).size).toBe(5_000);
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{10}$/);
    const first = await stored(codes[0] ?? '');
    expect(first?.batch_id).not.toBeNull();
    expect((await api.audit())[0]).toMatchObject({ code: 'CREATE_VOUCHER', after: { count: 5_000 } });
  });

  it('draws again when codes collide', async () => {
    const pool = [0, 0, 1, 2, 3];
    let draws = 0;
    // The first two draws give the same code, which is already taken.
    const pick = () => pool[Math.min(Math.floor(draws++ / 10), pool.length - 1)] ?? 0;
    await insertVoucher(api.db, { code: 'AAAAAAAAAA' });
    const made = await createVouchers(
      api.db,
      { name: 'Uji', type: 'PERMANENT', percentage: 5, minimum_usage: 0, count: 2, note: '' },
      { batchId: null, now: new Date() },
      pick,
    );
    expect(made.toSorted()).toEqual(['BBBBBBBBBB', 'CCCCCCCCCC']);
  });

  it.each([
    [{ percentage: undefined }, 'amount', 'Harap mengisi angka di kolom besaran diskon'],
    [{ percentage: 0 }, 'percentage', 'Harap mengisi angka diantara 1 - 100 di kolom diskon'],
    [{ percentage: 101 }, 'percentage', 'Harap mengisi angka diantara 1 - 100 di kolom diskon'],
    [{ percentage: 10.5 }, 'percentage', 'Harap mengisi angka diantara 1 - 100 di kolom diskon'],
    [{ percentage: '10' }, 'percentage', 'Harap mengisi angka di kolom besaran diskon'],
    [{ percentage: null, amount: 0 }, 'amount', 'Besaran diskon tidak boleh 0 atau negatif'],
    [{ percentage: null, amount: -5_000 }, 'amount', 'Besaran diskon tidak boleh 0 atau negatif'],
    [{ percentage: null, amount: '5.000' }, 'amount', 'Harap mengisi angka di kolom besaran diskon'],
    [{ amount: 1_000 }, 'amount', 'Pilih salah satu: persentase atau nominal'],
    [{ name: ' ' }, 'name', 'Harap mengisi nama voucher'],
    [{ count: 0 }, 'count', 'Jumlah voucer tidak boleh 0 atau negatif'],
    [{ count: -1 }, 'count', 'Jumlah voucer tidak boleh 0 atau negatif'],
    [{ count: 5_001 }, 'count', 'Jumlah voucer paling banyak 5.000'],
    [{ code: 'ADA SPASI' }, 'code', 'Kode voucer terdiri dari paling banyak 20 huruf, angka, atau tanda hubung'],
    [{ code: 'A'.repeat(21) }, 'code', 'Kode voucer terdiri dari paling banyak 20 huruf, angka, atau tanda hubung'],
    [{ code: 'SATU', count: 2 }, 'count', 'Voucer dengan kode sendiri hanya dapat dibuat satu'],
  ])('refuses %j', async (change, field, sentence) => {
    const answer = await api.call(contract.createVoucherBatch, admin, { body: { ...body, ...change } });
    expect(answer.status).toBe(422);
    expect((answer.body.errors as Record<string, string>)[field]).toBe(sentence);
    expect(await api.db.select().from(vouchers)).toEqual([]);
  });

  it('creates nothing twice when the call is repeated', async () => {
    const headers = { 'idempotency-key': 'voucer-sekali' };
    const first = await api.call(contract.createVoucherBatch, admin, { body: { ...body, count: 3 }, headers });
    const again = await api.call(contract.createVoucherBatch, admin, { body: { ...body, count: 3 }, headers });
    expect(again.body.codes).toEqual(first.body.codes);
    expect(await api.db.select().from(vouchers)).toHaveLength(3);
  });
});

describe('deleting', () => {
  it('is possible for a released single-use voucher, not for a used one', async () => {
    const back = await insertVoucher(api.db);
    await use(back, { released: true });
    expect((await api.call(contract.deleteVoucher, admin, { params: { id: back.id } })).status).toBe(200);
    expect(await stored(back.code)).toBeUndefined();
    const spent = await insertVoucher(api.db);
    await use(spent);
    const refused = await api.call(contract.deleteVoucher, admin, { params: { id: spent.id } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    expect(await stored(spent.code)).toBeDefined();
  });

  it('is possible for a permanent voucher only when no order ever used it', async () => {
    const unused = await insertVoucher(api.db, { type: 'PERMANENT' });
    expect((await api.call(contract.deleteVoucher, admin, { params: { id: unused.id } })).status).toBe(200);
    const tried = await insertVoucher(api.db, { type: 'PERMANENT' });
    await use(tried, { released: true });
    expect((await api.call(contract.deleteVoucher, admin, { params: { id: tried.id } })).status).toBe(409);
  });
});

describe('changing', () => {
  it('switches off and on, and counts the versions', async () => {
    const { id } = await insertVoucher(api.db);
    const off = await api.call(contract.deactivateVoucher, admin, { params: { id } });
    expect(off.body).toMatchObject({ affectedRows: 1, version: 2, data: { active: 0 } });
    const same = await api.call(contract.deactivateVoucher, admin, { params: { id } });
    expect(same.body).toMatchObject({ affectedRows: 0, version: 2 });
    const on = await api.call(contract.activateVoucher, admin, { params: { id } });
    expect(on.body).toMatchObject({ affectedRows: 1, data: { active: 1 } });
  });

  it('stores a note by code in any case, and refuses an outdated one', async () => {
    await insertVoucher(api.db, { code: 'MITRA' });
    const send = (note: string, version?: number) =>
      api.call(contract.noteVoucher, admin, { params: { code: 'mitra' }, body: { note, version } });
    expect((await send(' Untuk sekolah ', 1)).body).toMatchObject({ version: 2, data: { note: 'Untuk sekolah' } });
    expect((await send('Lain', 1)).body).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: { note: 'Untuk sekolah' },
    });
  });
});

it('exports what is filtered, formulas neutralised, and logs it', async () => {
  await insertVoucher(api.db, { name: '=HYPERLINK("x")', code: 'RUMUS', type: 'PERMANENT' });
  await insertVoucher(api.db, { name: 'Lain', code: 'LAIN' });
  const answer = await api.call(contract.exportVouchers, admin, { query: { q: 'rumus' } });
  expect(answer.headers['content-disposition']).toContain('data-voucher.csv');
  const lines = answer.text.split('\r\n').filter((line) => line !== '');
  expect(lines[0]).toBe(
    '\ufeffid;nama;kode;jenis;diskon;minimum pemakaian;status;terpakai;total diskon;id transaksi;catatan;dibuat',
  );
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")";RUMUS;Permanen;10%;0;Aktif;0;0`);
  expect((await api.audit())[0]).toMatchObject({ code: 'EXPORT_VOUCHER', after: { rows: 1 } });
});

it('exports the state that the list shows: used before active or not', async () => {
  await insertVoucher(api.db, { code: 'BARU' });
  await insertVoucher(api.db, { code: 'MATI', active: 0 });
  await use(await insertVoucher(api.db, { code: 'SUDAH' }));
  const { text } = await api.call(contract.exportVouchers, admin, { query: {} });
  const states = text.split('\r\n').map((line) => line.split(';'));
  expect(states.flatMap(([, , code, , , , state]) => (code && state ? [[code, state]] : [])).slice(1)).toEqual([
    ['SUDAH', 'Terpakai'],
    ['MATI', 'Nonaktif'],
    ['BARU', 'Aktif'],
  ]);
});
