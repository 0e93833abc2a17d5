import type { Voucher } from '@widya/contract/vouchers';
import type { BadgeTone } from '@widya/design-system/badge';
import { VOUCHERS_TEXTS } from './texts.ts';

const { states } = VOUCHERS_TEXTS;

/** State of a voucher: a single-use one with a current order is used, even if it was deactivated. D122. */
export function voucherState({ type, used, active }: Pick<Voucher, 'type' | 'used' | 'active'>): {
  readonly label: string;
  readonly tone: BadgeTone;
} {
  if (type === 'SINGLE_USE' && used) return { label: states.used, tone: 'info' };
  return active === 1 ? { label: states.active, tone: 'ok' } : { label: states.inactive, tone: 'neutral' };
}
