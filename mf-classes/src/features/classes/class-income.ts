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

export function classIncome({ price, metrics }: Pick<ClassRow, 'price' | 'metrics'>): ClassIncome {
  const shown = price * metrics.accepted;
  return { shown, real: metrics.income, difference: metrics.income - shown };
}
