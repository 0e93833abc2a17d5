import type { Participant } from '@widya/contract/participants';
import { formatMoneyPlain } from '@widya/design-system/formats/money';

/** `MERDEKA · 10%` or `MERDEKA · Rp50.000`; empty without a voucher. */
export function voucherText(voucher: Participant['voucher']): string {
  if (voucher === null) return '';
  const { code, amount, percentage } = voucher;
  const discount = percentage === null ? formatMoneyPlain(amount) : `${percentage}%`;
  return [code, discount].filter(Boolean).join(' · ');
}
