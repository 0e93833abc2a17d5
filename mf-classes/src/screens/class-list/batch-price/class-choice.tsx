import type { ClassRow } from '@widya/contract/classes';
import { Checkbox } from '@widya/design-system/checkbox';
import { formatDate } from '@widya/design-system/formats/date';
import { formatMoney } from '@widya/design-system/formats/money';
import { TEXTS } from '../texts.ts';

interface ClassChoiceProps {
  readonly row: ClassRow;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A class that can be ticked: name, day and the price it has now. */
export function ClassChoice({ row, checked, onChange }: ClassChoiceProps) {
  const day = row.permanent ? TEXTS.alwaysOpen : formatDate(row.class_date) || TEXTS.noDate;
  return (
    <Checkbox
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      help={`${row.code} · ${day} · ${formatMoney(row.price)}`}
    >
      {row.name}
    </Checkbox>
  );
}
