import { findQuestionClasses } from '@widya/api-client/questions';
import { Combobox, type ComboboxOption } from '@widya/design-system/combobox';
import { TEXTS } from './texts.ts';

/** Classes with questions that fit. Asked of the questions, so that whoever may read those can narrow them (D85). */
async function searchClasses(q: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  const found = await findQuestionClasses(q, signal);
  return found.map(({ code, name }) => ({ value: code, label: name, detail: code }));
}

interface ClassChoiceProps {
  /** Null for all classes. */
  readonly value: ComboboxOption | null;
  readonly onChange: (option: ComboboxOption | null) => void;
}

/** Of which class the questions are. B-057. */
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
