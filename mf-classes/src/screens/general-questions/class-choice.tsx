import { findQuestionClasses } from '@widya/api-client/questions';
import { Combobox, type ComboboxOption } from '@widya/design-system/combobox';
import { styled } from '@widya/design-system/styled';
import { TEXTS } from './texts.ts';

const Box = styled('div', { base: { width: '260px', maxWidth: 'full' } });

/**
 * Searches classes with questions. Uses the key of questions, so that accounts without that of classes can filter
 * (D85).
 */
async function searchClasses(q: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  const found = await findQuestionClasses(q, signal);
  return found.map(({ code, name }) => ({ value: code, label: name, detail: code }));
}

interface ClassChoiceProps {
  /** Null for all classes. */
  readonly value: ComboboxOption | null;
  readonly onChange: (option: ComboboxOption | null) => void;
}

/** Filters questions by class. B-057. */
export const ClassChoice = ({ value, onChange }: ClassChoiceProps) => (
  <Box>
    <Combobox
      label={TEXTS.class}
      options={searchClasses}
      value={value}
      onChange={onChange}
      placeholder={TEXTS.allClasses}
    />
  </Box>
);
