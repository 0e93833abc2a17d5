import type { VoucherType } from '@widya/contract/voucher-rules';
import type { NewVoucher } from '@widya/contract/vouchers';

/** What the form holds. Both kinds of discount keep what was typed, whichever is shown. */
export interface VoucherValues {
  readonly name: string;
  readonly type: VoucherType;
  readonly kind: 'PERCENT' | 'AMOUNT';
  /** As typed, so that what is no number can be said to be none. */
  readonly percentage: string;
  readonly amount: number | null;
  readonly minimum_usage: number | null;
  readonly code: string;
  /** As typed; a code of one's own makes it 1. C-141. */
  readonly count: number | null;
  readonly note: string;
}

export type VoucherField = keyof VoucherValues;

export const NEW_VOUCHER: VoucherValues = {
  name: '',
  type: 'SINGLE_USE',
  kind: 'PERCENT',
  percentage: '',
  amount: null,
  minimum_usage: null,
  code: '',
  count: 1,
  note: '',
};

/** A percentage as typed, `10`, `10%`, `10,5`; null when it is no number. */
export function percentageOf(text: string): number | null {
  const bare = text.trim().replace(/\s*%$/, '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : null;
}

/** How many are made. */
export const countOf = ({ code, count }: Pick<VoucherValues, 'code' | 'count'>): number =>
  code.trim() === '' ? (count ?? 0) : 1;

/** What the API gets of values that passed the rules. */
export const voucherBodyOf = (values: VoucherValues): NewVoucher => ({
  name: values.name.trim(),
  type: values.type,
  ...(values.kind === 'PERCENT' ? { percentage: percentageOf(values.percentage) } : { amount: values.amount }),
  minimum_usage: values.minimum_usage ?? 0,
  ...(values.code.trim() !== '' && { code: values.code.trim() }),
  count: countOf(values),
  note: values.note.trim(),
});
