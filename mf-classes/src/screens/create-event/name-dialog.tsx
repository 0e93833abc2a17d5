import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { RadioGroup } from '@widya/design-system/radio-group';
import { TextInput } from '@widya/design-system/text-input';
import { useState } from 'react';
import { CREATE_TEXTS as texts } from './texts.ts';

interface NameDialogProps {
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Templates of an event; there is only one. A-210. */
const TEMPLATES = [{ value: 'Webinar', label: texts.webinar, help: texts.webinarWhy }] as const;

/** Asks for name and template of a new event; 'Lanjut' needs a name.. */
export function NameDialog({ onName, onClose }: NameDialogProps) {
  const [name, setName] = useState('');
  const empty = name.trim() === '';
  return (
    <FormDialog
      size="md"
      title={texts.dialog}
      // A typed name is not worth a confirmation before closing.
      dirty={false}
      submitLabel={texts.next}
      submitDisabled={empty}
      cancelLabel={texts.cancel}
      onSubmit={() => onName(name.trim())}
      onClose={onClose}
    >
      <Field label={texts.name} required>
        <TextInput value={name} maxLength={150} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={texts.template} group>
        <RadioGroup label={texts.template} value="Webinar" onChange={() => undefined} options={TEMPLATES} />
      </Field>
    </FormDialog>
  );
}
