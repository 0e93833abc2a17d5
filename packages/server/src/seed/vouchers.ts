import { DAY } from './clock.ts';
import { randomCode, randomFrom } from './random.ts';
import type { Size } from './sizes.ts';

const SINGLE_SHARE = 0.7;
const DISCOUNTS = [
  { percentage: 10 },
  { percentage: 15 },
  { percentage: 25 },
  { percentage: 50 },
  { percentage: 100 },
  { amount: 10_000 },
  { amount: 25_000 },
  { amount: 75_000 },
];
const PARTNERS = [
  'SMA Tunas Contoh',
  'Dinas Pendidikan Contoh',
  'Komunitas Literasi Contoh',
  'Universitas Contoh Nusantara',
];

/**
 * Numbers of single-use vouchers, which come first and in batches for partners, and of used ones among them. The rest
 * are permanent.
 */
export const voucherCounts = (size: Size): { single: number; used: number } => {
  const single = Math.floor(size.vouchers * SINGLE_SHARE);
  return { single, used: Math.floor(single / 2) };
};

export function* voucherRows(size: Size, now: number) {
  const random = randomFrom(52);
  const { single } = voucherCounts(size);
  const batchLength = Math.min(5_000, Math.ceil(single / 6));
  const codes = new Set<string>();
  for (let id = 1; id <= size.vouchers; id += 1) {
    const isSingle = id <= single;
    const batch = Math.floor((id - 1) / batchLength);
    // Vouchers of a batch share their discount; each permanent voucher has its own.
    const discount = DISCOUNTS[(isSingle ? batch : id) % DISCOUNTS.length] ?? { percentage: 10 };
    let code = randomCode(random, 10);
    while (codes.has(code)) code = randomCode(random, 10);
    codes.add(code);
    const created = new Date(now - Math.floor((1 - id / size.vouchers) * 900 + 5) * DAY);
    yield {
      id,
      name: isSingle
        ? `Mitra ${PARTNERS[batch % PARTNERS.length]} ${batch + 1}`
        : `Potongan ${discount.percentage ? `${discount.percentage}%` : 'Istimewa'} ${id}`,
      code,
      type: isSingle ? 'SINGLE_USE' : 'PERMANENT',
      percentage: discount.percentage ?? null,
      amount: discount.amount ?? null,
      minimum_usage: id % 3 === 0 ? 50_000 : 0,
      note: id % 10 === 0 ? 'Dibagikan lewat surel mitra' : '',
      active: id % 12 === 0 ? 0 : 1,
      batch_id: isSingle ? `batch-${batch + 1}` : null,
      created_at: created,
      updated_at: created,
    };
  }
}
