import type { VoucherType } from '@widya/contract/voucher-rules';
import type { NewVoucher } from '@widya/contract/vouchers';
import type { FormRules } from '@widya/record-kit/editor/record-definition';

/** Values of the form. Both kinds of discount keep their input, whichever is shown. */
export interface VoucherValues {
  readonly name: string;
  readonly type: VoucherType;
  readonly kind: 'PERCENT' | 'AMOUNT';
  /** As typed, so that invalid numbers can be reported. */
  readonly percentage: string;
  readonly amount: number | null;
  readonly minimum_usage: number | null;
  readonly code: string;
  /** As typed; an explicit code sets it to 1. C-141. */
  readonly count: number | null;
  readonly note: string;
}

const BLANK: VoucherValues = {
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

/** Parses a typed percentage, `10`, `10%`, `10,5`; null when it is not a number. */
function percentageOf(text: string): number | null {
  const bare = text.trim().replace(/\s*%$/, '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : null;
}

/** Number of vouchers to create. */
const countOf = ({ code, count }: Pick<VoucherValues, 'code' | 'count'>): number =>
  code.trim() === '' ? (count ?? 0) : 1;

/** The displayed discount; NaN for an invalid number, which the schema refuses. */
const discountOf = ({ kind, percentage, amount }: VoucherValues) =>
  kind === 'PERCENT' ? { percentage: percentageOf(percentage) ?? Number.NaN } : { amount: amount ?? Number.NaN };

/** The form of new vouchers. C-136 to C-141. */
export const VOUCHER_FORM: FormRules<VoucherValues, never, NewVoucher> = {
  blank: BLANK,
  bodyOf: (values) => ({
    name: values.name.trim(),
    type: values.type,
    ...discountOf(values),
    minimum_usage: values.minimum_usage ?? 0,
    ...(values.code.trim() !== '' && { code: values.code.trim() }),
    count: countOf(values),
    note: values.note.trim(),
  }),
  schema: async () => (await import('@widya/contract/vouchers.schemas')).voucherSchemas.createVoucher.body,
};
