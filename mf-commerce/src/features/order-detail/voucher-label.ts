import type { Order } from '@widya/contract/orders';
import { formatMoneyPlain } from '@widya/design-system/formats/money';

/** `HEMAT10 (10%)`, `HEMAT10 (Rp50.000)`; empty without a voucher. */
export const voucherLabel = ({ voucher }: Pick<Order, 'voucher'>): string =>
  voucher === null ? '' : `${voucher.code} (${discountLabel(voucher)})`;

/** Discount of a voucher: `10%`, `Rp50.000`. */
export const discountLabel = (voucher: {
  readonly percentage: number | null;
  readonly amount: number | null;
}): string => (voucher.percentage === null ? formatMoneyPlain(voucher.amount ?? 0) : `${voucher.percentage}%`);
