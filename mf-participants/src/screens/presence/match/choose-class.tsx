import { findPresenceClasses } from '@widya/api-client/presence';
import { Combobox, type ComboboxOption } from '@widya/design-system/combobox';
import { Dialog } from '@widya/design-system/dialog';
import { Field } from '@widya/design-system/field';
import { classOptions } from '@widya/record-kit/list/class-options';
import { PRESENCE_TEXTS, MATCH_TEXTS as texts } from '../texts.ts';

interface ChooseClassProps {
  readonly onChoose: (code: string) => void;
  readonly onClose: () => void;
}

/** A deleted class has no participants to match. */
async function searchClasses(q: string, signal: AbortSignal): Promise<ComboboxOption[]> {
  const found = await findPresenceClasses(q, signal);
  return classOptions(found.filter(({ class_code }) => class_code !== null));
}

/** Asks for the class whose forms are matched. */
export const ChooseClass = ({ onChoose, onClose }: ChooseClassProps) => (
  <Dialog open size="sm" title={texts.title} description={texts.chooseWhy} onClose={onClose}>
    <Field label={PRESENCE_TEXTS.classFilter}>
      <Combobox
        value={null}
        placeholder={texts.choose}
        options={searchClasses}
        onChange={(option) => option && onChoose(option.value)}
      />
    </Field>
  </Dialog>
);
