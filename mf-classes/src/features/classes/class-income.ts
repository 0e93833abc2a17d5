import type { ClassRow } from '@widya/contract/classes';

/** The value in the column Pemasukan, and the real income. Rupiah. Source: D30. */
interface ClassIncome {
  /** Current price × accepted people, shown in the column. */
  readonly shown: number;
  /** Sum of accepted prices, without invited people. */
  readonly real: number;
  /** `real - shown`. */
  readonly difference: number;
}

/** Computes both incomes of a class from its current price and its counters. */
export function classIncome({ price, metrics }: Pick<ClassRow, 'price' | 'metrics'>): ClassIncome {
  const shown = price * metrics.accepted;
  return { shown, real: metrics.income, difference: metrics.income - shown };
}
