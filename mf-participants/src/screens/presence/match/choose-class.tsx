import { usePresenceClasses } from '@widya/api-client/presence';
import { Dialog } from '@widya/design-system/dialog';
import { Field } from '@widya/design-system/field';
import { Select } from '@widya/design-system/select';
import { pendingOptions } from '@widya/record-kit/list/pending-options';
import { PRESENCE_TEXTS, MATCH_TEXTS as texts } from '../texts.ts';

interface ChooseClassProps {
  readonly onChoose: (code: string) => void;
  readonly onClose: () => void;
}

/** Asks for the class whose forms are matched; a deleted class has no participants to match. */
export function ChooseClass({ onChoose, onClose }: ChooseClassProps) {
  const classes = usePresenceClasses();
  const options = (classes.data ?? []).flatMap(({ class_code, class_name }) =>
    class_code === null ? [] : [{ value: class_code, label: class_name }],
  );
  return (
    <Dialog open size="sm" title={texts.title} description={texts.chooseWhy} onClose={onClose}>
      {pendingOptions(classes) ?? (
        <Field label={PRESENCE_TEXTS.classFilter}>
          <Select
            value=""
            placeholder={texts.choose}
            options={options}
            onChange={(event) => event.target.value !== '' && onChoose(event.target.value)}
          />
        </Field>
      )}
    </Dialog>
  );
}
