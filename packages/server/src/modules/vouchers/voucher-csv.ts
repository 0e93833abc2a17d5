import { formatTimestamp } from '@widya/contract/time/texts';
import type { Voucher } from '@widya/contract/vouchers';
import type { SQL } from 'drizzle-orm';
import { csvHeader, csvLines } from '../../platform/csv/csv.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { readVouchers } from './queries.ts';

const COLUMNS = [
  'id',
  'nama',
  'kode',
  'jenis',
  'diskon',
  'minimum pemakaian',
  'status',
  'terpakai',
  'total diskon',
  'id transaksi',
  'catatan',
  'dibuat',
];

const TYPE_LABELS = { SINGLE_USE: 'Sekali Pakai', PERMANENT: 'Permanen' } as const;

/** The state as in the list: a single-use voucher that an order uses is used, even when deactivated. Source: D122. */
const stateOf = ({ type, used, active }: Voucher): string => {
  if (type === 'SINGLE_USE' && used) return 'Terpakai';
  return active === 1 ? 'Aktif' : 'Nonaktif';
};

const cellsOf = (row: Voucher): string[] => [
  String(row.id),
  row.name,
  row.code,
  TYPE_LABELS[row.type],
  row.percentage === null ? String(row.amount ?? 0) : `${row.percentage}%`,
  String(row.minimum_usage),
  stateOf(row),
  String(row.used_count),
  String(row.usage_total),
  row.order_id ?? '',
  row.note,
  formatTimestamp(new Date(row.created_at)),
];

/** The content of `data-voucher.csv`, batch by batch. Source: C-126, C-129 to C-132. */
export async function* voucherCsv(tx: Tx, filter: SQL | undefined): AsyncGenerator<string> {
  yield csvHeader(COLUMNS);
  for await (const rows of readVouchers(tx, filter)) yield csvLines(rows.map(cellsOf));
}
