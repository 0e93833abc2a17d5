import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { Field } from '@widya/design-system/field';
import { Stack } from '@widya/design-system/layout';
import { RadioGroup } from '@widya/design-system/radio-group';
import { TextInput } from '@widya/design-system/text-input';
import { useId, useState } from 'react';
import { CREATE_TEXTS as texts } from './texts.ts';

interface NameDialogProps {
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** The template of an event; there is one. Rule A-210. */
const TEMPLATES = [{ value: 'Webinar', label: texts.webinar, help: texts.webinarWhy }] as const;

/** Name and template of a new event. 'Lanjut' waits for a name. Rules. */
export function NameDialog({ onName, onClose }: NameDialogProps) {
  const [name, setName] = useState('');
  const form = useId();
  const empty = name.trim() === '';
  return (
    <Dialog
      open
      title={texts.dialog}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={form} disabled={empty}>
            {texts.next}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!empty) onName(name.trim());
        }}
      >
        <Stack>
          <Field label={texts.name} required>
            <TextInput value={name} maxLength={150} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Field label={texts.template} group>
            <RadioGroup label={texts.template} value="Webinar" onChange={() => undefined} options={TEMPLATES} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
