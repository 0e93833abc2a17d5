import type { ClassRow } from '@widya/contract/classes';
import { formatMoneyPlain } from '@widya/design-system/formats/money';
import { Hint } from '@widya/design-system/hint';
import { classIncome } from '../../../features/classes/class-income.ts';
import { TEXTS } from '../texts.ts';

/** Pemasukan: price × accepted; hover and focus show the real income if it differs. D30. */
export function IncomeCell({ row }: { readonly row: ClassRow }) {
  const { shown, real, difference } = classIncome(row);
  const text = formatMoneyPlain(shown);
  if (difference === 0) return text;
  const explanation = TEXTS.realIncome(formatMoneyPlain(real), formatMoneyPlain(Math.abs(difference)), difference < 0);
  return (
    <Hint label={`${text}. ${explanation}`} content={explanation}>
      {text}
    </Hint>
  );
}
