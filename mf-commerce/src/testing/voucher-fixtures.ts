import type { Voucher, VoucherBatch } from '@widya/contract/vouchers';

const BASE: Voucher = {
  id: 1,
  name: 'Diskon Peluncuran',
  code: 'HEMAT-10',
  type: 'PERMANENT',
  percentage: 10,
  amount: null,
  minimum_usage: 100_000,
  note: 'Untuk peserta Balai Contoh',
  active: 1,
  used: true,
  used_count: 3,
  order_id: null,
  transactions: [{ id: 11 }, { id: 12 }],
  transaction_count: 4,
  usage_total: 45_000,
  deletable: false,
  batch_id: null,
  created_at: '2026-11-01T03:00:00.000Z',
  version: 2,
};

/** Fixture of a voucher; pass the fields that the story is about. */
export const voucher = (changes: Partial<Voucher> = {}): Voucher => ({ ...BASE, ...changes });

const UNUSED = { used: false, used_count: 0, transactions: [], transaction_count: 0, usage_total: 0, deletable: true };

/** Vouchers that can be handed out. */
export const ACTIVE: readonly Voucher[] = [
  voucher(),
  voucher({
    ...UNUSED,
    id: 2,
    name: 'Undangan Pembicara',
    code: 'K7QWN4XRPB',
    type: 'SINGLE_USE',
    percentage: null,
    amount: 50_000,
    minimum_usage: 0,
    note: '',
    batch_id: 'angkatan-1',
  }),
];

export const DEACTIVATED = voucher({ ...UNUSED, id: 3, name: 'Diskon Lama', code: 'LAMA-2025', active: 0 });

/** The batch of the second voucher of `ACTIVE`. */
export const BATCH: VoucherBatch = {
  batch_id: 'angkatan-1',
  name: 'Undangan Pembicara',
  count: 3,
  created_at: '2026-11-01T03:00:00.000Z',
};

export const USED = voucher({
  id: 4,
  name: 'Undangan Pembicara',
  code: 'P4XRNK7QWB',
  type: 'SINGLE_USE',
  used_count: 1,
  order_id: 'WID-20261118-0012',
  transactions: [{ id: 12 }],
  transaction_count: 1,
  usage_total: 15_000,
});
