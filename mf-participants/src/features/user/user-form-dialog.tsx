import { failureOf } from '@widya/api-client/api-error';
import { loadCities, loadProvinces } from '@widya/api-client/regions';
import { useRefusals } from '@widya/api-client/use-refusals';
import { Checkbox } from '@widya/design-system/checkbox';
import { DateInput } from '@widya/design-system/date-input';
import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { FieldGrid } from '@widya/design-system/layout';
import { PhoneInput } from '@widya/design-system/phone-input';
import { RegionInput } from '@widya/design-system/region-input';
import { Select } from '@widya/design-system/select';
import { TextInput } from '@widya/design-system/text-input';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useFocusError } from '@widya/remote-kit/use-focus-error';
import { type ReactNode, useRef, useState } from 'react';
import { FORM_TEXTS as texts } from './texts.ts';
import { draftErrors, is1970, type UserDraft } from './user-draft.ts';

interface UserFormDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly submitLabel?: string;
  /** Stands above the fields. */
  readonly notice?: ReactNode;
  /** As the form was opened: what differs from it was typed. */
  readonly initial: UserDraft;
  readonly draft: UserDraft;
  readonly onDraft: (draft: UserDraft) => void;
  readonly busy: boolean;
  /** Why the last attempt to save failed; it keeps the dialog and what was written. */
  readonly failure: unknown;
  /** Saves the draft and says so. */
  readonly onSave: () => Promise<unknown>;
  readonly onClose: () => void;
}

const GENDERS = (['M', 'F'] as const).map((value) => ({ value, label: texts.genders[value] }));

/** A person's fields, for a new one and for a known one. B-176 to B-182. */
export function UserFormDialog(props: UserFormDialogProps) {
  const { title, lead, submitLabel, notice, initial, draft, onDraft, busy, failure, onSave, onClose } = props;
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(initial);
  const refused = useRefusals(failure, draft);
  const own = draftErrors(draft);
  const shown: Readonly<Record<string, string | undefined>> = attempts > 0 ? { ...refused.errors, ...own } : {};
  const isIncomplete = attempts > 0 && Object.keys(own).length > 0;
  const change = (values: Partial<UserDraft>) => onDraft({ ...draft, ...values });
  const bind = (field: 'full_name' | 'email' | 'organization') => ({
    value: draft[field],
    maxLength: 255,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  });
  const save = async () => {
    setAttempts((now) => now + 1);
    if (Object.keys(own).length === 0) await onSave();
  };
  useFocusError(form, attempts);
  useUnsavedWork(isDirty && !busy, save);
  return (
    <FormDialog
      title={title}
      description={lead}
      size="md"
      formRef={form}
      onClose={onClose}
      onSubmit={save}
      dirty={isDirty}
      busy={busy}
      failure={isIncomplete ? { title: texts.incomplete } : failureOf(refused.failure)}
      {...(submitLabel ? { submitLabel } : {})}
    >
      {notice}
      <Field label={texts.name} required error={shown.full_name}>
        <TextInput {...bind('full_name')} />
      </Field>
      <FieldGrid>
        <Field label={texts.email} required error={shown.email}>
          <TextInput inputMode="email" {...bind('email')} />
        </Field>
        <Field label={texts.phone} error={shown.phone_num}>
          <PhoneInput autoComplete="off" value={draft.phone_num} onChange={(phone_num) => change({ phone_num })} />
        </Field>
      </FieldGrid>
      <Field label={texts.organization} error={shown.organization}>
        <TextInput {...bind('organization')} />
      </Field>
      <RegionInput
        province={draft.province}
        city={draft.city}
        onChange={change}
        loadProvinces={loadProvinces}
        loadCities={loadCities}
        errors={{ province: shown.province, city: shown.city }}
      />
      <FieldGrid>
        <Field label={texts.gender} error={shown.gender}>
          <Select
            options={GENDERS}
            placeholder={texts.genderNone}
            value={draft.gender}
            onChange={(event) =>
              change({ gender: GENDERS.find(({ value }) => value === event.target.value)?.value ?? '' })
            }
          />
        </Field>
        <Field label={texts.birthday} error={shown.date_of_birth}>
          <DateInput value={draft.date_of_birth} onChange={(date_of_birth) => change({ date_of_birth })} />
        </Field>
      </FieldGrid>
      {is1970(draft.date_of_birth) && (
        <Checkbox
          checked={draft.dob_confirmed}
          help={texts.confirmBirthdayHelp}
          onChange={(event) => change({ dob_confirmed: event.target.checked })}
        >
          {texts.confirmBirthday}
        </Checkbox>
      )}
    </FormDialog>
  );
}
