import { call } from '@widya/api-client/api';
import { listClasses } from '@widya/contract/classes';
import { Combobox, type ComboboxOption } from '@widya/design-system/combobox';
import { TEXTS } from './texts.ts';

const SHOWN = 20;

/** Classes that fit, hidden ones too, as their questions are listed as well. */
async function searchClasses(q: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  const query = { page: 1, per_page: SHOWN, hidden: '1' as const, ...(q.trim() !== '' && { q: q.trim() }) };
  const answer = await call(listClasses, { query, signal });
  const rows = Array.isArray(answer) ? answer : answer.data;
  return rows.map(({ code, name }) => ({ value: code, label: name, detail: code }));
}

interface ClassChoiceProps {
  /** Null for all classes. */
  readonly value: ComboboxOption | null;
  readonly onChange: (option: ComboboxOption | null) => void;
}

/** Of which class the questions are. Rule B-057. */
export const ClassChoice = ({ value, onChange }: ClassChoiceProps) => (
  <div style={{ width: 260, maxWidth: '100%' }}>
    <Combobox
      label={TEXTS.class}
      options={searchClasses}
      value={value}
      onChange={onChange}
      placeholder={TEXTS.allClasses}
    />
  </div>
);
