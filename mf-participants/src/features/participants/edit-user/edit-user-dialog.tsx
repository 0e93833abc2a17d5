import { ApiError } from '@widya/api-client/api-error';
import { loadCities, loadProvinces } from '@widya/api-client/regions';
import type { Participant } from '@widya/contract/participants';
import type { EditPersonInput } from '@widya/contract/participants-actions';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { Field } from '@widya/design-system/field';
import { FieldGrid, Stack } from '@widya/design-system/layout';
import { PhoneInput } from '@widya/design-system/phone-input';
import { RegionInput } from '@widya/design-system/region-input';
import { TextInput } from '@widya/design-system/text-input';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useAction } from '@widya/remote-kit/use-action';
import { useRef, useState } from 'react';
import { FailureBanner } from '../../failure/failure-banner.tsx';
import { changesOf, draftErrors, draftOf, type PersonDraft } from './person-draft.ts';
import { EDIT_TEXTS as texts } from './texts.ts';

interface EditUserDialogProps {
  readonly row: Participant;
  /** Saves and says so; a failure keeps the dialog and what was written. */
  readonly onSave: (changes: EditPersonInput) => Promise<void>;
  readonly onClose: () => void;
}

/** The person behind a registration. Rules B-073, B-107. */
export function EditUserDialog({ row, onSave, onClose }: EditUserDialogProps) {
  const [before] = useState(() => draftOf(row));
  const [draft, setDraft] = useState(before);
  const [asked, setAsked] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const saving = useAction(onSave);
  const changes = changesOf(before, draft);
  const isDirty = Object.keys(changes).length > 0;
  const refused = saving.failure instanceof ApiError ? saving.failure.errors : {};
  const shown: Readonly<Record<string, string | undefined>> = asked ? { ...refused, ...draftErrors(draft) } : {};
  const change = (values: Partial<PersonDraft>) => setDraft((now) => ({ ...now, ...values }));
  const bind = (field: keyof PersonDraft) => ({
    value: draft[field],
    maxLength: 255,
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  });
  useUnsavedWork(isDirty && !saving.busy);

  const submit = () => {
    setAsked(true);
    if (Object.keys(draftErrors(draft)).length > 0) first.current?.focus();
    else if (isDirty) void saving.run(changes);
    else onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.lead}
      locked={isDirty || saving.busy}
      initialFocus={first}
      footer={
        <>
          <Button onClick={onClose} disabled={saving.busy}>
            {texts.cancel}
          </Button>
          <Button variant="primary" loading={saving.busy} onClick={submit}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <FailureBanner failure={saving.failure} />
        <Field label={texts.name} required error={shown.full_name}>
          <TextInput ref={first} autoComplete="off" {...bind('full_name')} />
        </Field>
        <Field label={texts.email} required error={shown.email}>
          <TextInput inputMode="email" autoComplete="off" {...bind('email')} />
        </Field>
        <FieldGrid>
          <Field label={texts.phone} error={shown.phone_num}>
            <PhoneInput autoComplete="off" value={draft.phone_num} onChange={(phone_num) => change({ phone_num })} />
          </Field>
          <Field label={texts.organization} error={shown.organization}>
            <TextInput autoComplete="off" {...bind('organization')} />
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
      </Stack>
    </Dialog>
  );
}
