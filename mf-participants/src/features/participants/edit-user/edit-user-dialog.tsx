import { failureOf } from '@widya/api-client/api-error';
import { loadCities, loadProvinces } from '@widya/api-client/regions';
import { useRefusals } from '@widya/api-client/use-refusals';
import type { Participant } from '@widya/contract/participants';
import type { EditPersonInput } from '@widya/contract/participants-actions';
import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { FieldGrid } from '@widya/design-system/layout';
import { PhoneInput } from '@widya/design-system/phone-input';
import { RegionInput } from '@widya/design-system/region-input';
import { TextInput } from '@widya/design-system/text-input';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useAction } from '@widya/remote-kit/use-action';
import { useFocusError } from '@widya/remote-kit/use-focus-error';
import { useRef, useState } from 'react';
import { changesOf, draftErrors, draftOf, type PersonDraft } from './person-draft.ts';
import { EDIT_TEXTS as texts } from './texts.ts';

interface EditUserDialogProps {
  readonly row: Participant;
  /** Saves and says so; a failure keeps the dialog and what was written. */
  readonly onSave: (changes: EditPersonInput) => Promise<void>;
  readonly onClose: () => void;
}

/** The person behind a registration. B-073, B-107. */
export function EditUserDialog({ row, onSave, onClose }: EditUserDialogProps) {
  const [before] = useState(() => draftOf(row));
  const [draft, setDraft] = useState(before);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const saving = useAction(onSave);
  const changes = changesOf(before, draft);
  const isDirty = Object.keys(changes).length > 0;
  const refused = useRefusals(saving.failure, draft);
  const shown: Readonly<Record<string, string | undefined>> =
    attempts > 0 ? { ...refused.errors, ...draftErrors(draft) } : {};
  const change = (values: Partial<PersonDraft>) => setDraft((now) => ({ ...now, ...values }));
  const bind = (field: keyof PersonDraft) => ({
    value: draft[field],
    maxLength: 255,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  });
  const save = async () => {
    setAttempts((now) => now + 1);
    if (!isDirty) onClose();
    else if (Object.keys(draftErrors(draft)).length === 0) await saving.run(changes);
  };
  useFocusError(form, attempts);
  useUnsavedWork(isDirty && !saving.busy, save);
  return (
    <FormDialog
      title={texts.title}
      description={texts.lead}
      size="md"
      formRef={form}
      onClose={onClose}
      onSubmit={save}
      dirty={isDirty}
      busy={saving.busy}
      failure={failureOf(refused.failure)}
    >
      <Field label={texts.name} required error={shown.full_name}>
        <TextInput {...bind('full_name')} />
      </Field>
      <Field label={texts.email} required error={shown.email}>
        <TextInput inputMode="email" {...bind('email')} />
      </Field>
      <FieldGrid>
        <Field label={texts.phone} error={shown.phone_num}>
          <PhoneInput autoComplete="off" value={draft.phone_num} onChange={(phone_num) => change({ phone_num })} />
        </Field>
        <Field label={texts.organization} error={shown.organization}>
          <TextInput {...bind('organization')} />
        </Field>
      </FieldGrid>
      <RegionInput
        province={draft.province}
        city={draft.city}
        onChange={change}
        loadProvinces={loadProvinces}
        loadCities={loadCities}
        errors={{ province: shown.province, city: shown.city }}
      />
    </FormDialog>
  );
}
