import type { ClassRow } from '@widya/contract/classes';

/** The column Pemasukan and what it hides. Rupiah. Source: D30. */
interface ClassIncome {
  /** Price now × accepted people: what the column shows. */
  readonly shown: number;
  /** Sum of what the accepted really owed, without invited people. */
  readonly real: number;
  /** `real - shown`. */
  readonly difference: number;
}

export function classIncome({ price, metrics }: Pick<ClassRow, 'price' | 'metrics'>): ClassIncome {
  const shown = price * metrics.accepted;
  return { shown, real: metrics.income, difference: metrics.income - shown };
}
