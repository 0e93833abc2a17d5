import type { Participant } from '@widya/contract/participants';
import { formatMoneyPlain } from '@widya/design-system/formats/money';

type Voucher = NonNullable<Participant['voucher']>;

/** `10%` or `Rp50.000`. */
export const discountText = ({ amount, percentage }: Voucher): string =>
  percentage === null ? formatMoneyPlain(amount) : `${percentage}%`;

/** `MERDEKA · 10%` or `MERDEKA · Rp50.000`; empty without a voucher. */
export const voucherText = (voucher: Voucher | null): string =>
  voucher === null ? '' : [voucher.code, discountText(voucher)].filter(Boolean).join(' · ');
