import { VOUCHER_CODE, VOUCHER_MAX_COUNT } from '@widya/contract/voucher-rules';
import { CREATE_TEXTS as texts } from './texts.ts';
import { countOf, percentageOf, type VoucherField, type VoucherValues } from './voucher-values.ts';

export type VoucherErrors = Readonly<Partial<Record<VoucherField, string>>>;

const MAX_RUPIAH = 1_000_000_000;

function percentageProblem(text: string): string | null {
  const value = percentageOf(text);
  if (value === null) return texts.notANumber;
  return Number.isInteger(value) && value >= 1 && value <= 100 ? null : texts.outOfRange;
}

function amountProblem(amount: number | null): string | null {
  if (amount === null) return texts.notANumber;
  if (amount <= 0) return texts.notPositive;
  return amount > MAX_RUPIAH ? texts.tooLarge : null;
}

function codeProblem(code: string): string | null {
  const bare = code.trim();
  return bare === '' || VOUCHER_CODE.test(bare) ? null : texts.codeShape;
}

function countProblem(values: VoucherValues): string | null {
  const count = countOf(values);
  if (count <= 0) return texts.noCount;
  return count > VOUCHER_MAX_COUNT ? texts.tooMany : null;
}

function nameProblem(name: string): string | null {
  if (name.trim() === '') return texts.noName;
  return name.trim().length > 150 ? texts.nameTooLong : null;
}

/** A sentence for every field that is wrong. C-136 to C-141. */
export function checkVoucher(values: VoucherValues): VoucherErrors {
  const found: Record<string, string | null> = {
    name: nameProblem(values.name),
    ...(values.kind === 'PERCENT'
      ? { percentage: percentageProblem(values.percentage) }
      : { amount: amountProblem(values.amount) }),
    minimum_usage: (values.minimum_usage ?? 0) > MAX_RUPIAH ? texts.tooLarge : null,
    code: codeProblem(values.code),
    count: countProblem(values),
    note: values.note.trim().length > 1_000 ? texts.noteTooLong : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}
