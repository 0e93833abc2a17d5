import { failureOf } from '@widya/api-client/api-error';
import { useReleaseActions } from '@widya/api-client/releases';
import type { Release } from '@widya/contract/releases';
import { Checkbox } from '@widya/design-system/checkbox';
import { FormDialog } from '@widya/design-system/form-dialog';
import { FormField } from '@widya/design-system/form-field';
import { PercentInput } from '@widya/design-system/percent-input';
import { TextInput } from '@widya/design-system/text-input';
import { toast } from '@widya/design-system/toast';
import { useFormState } from '@widya/design-system/use-form';
import { useCheckedForm } from '@widya/record-kit/editor/use-checked-form';
import { useRefusedFields } from '@widya/record-kit/editor/use-refused-fields';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { SHARE_FORM, type ShareValues } from './share-form.ts';
import { RELEASES_TEXTS as texts } from './texts.ts';

interface ShareDialogProps {
  readonly release: Release;
  readonly candidate: NonNullable<Release['candidate']>;
  readonly onClose: () => void;
}

/** Changes the audience of a candidate. A refusal keeps the input. */
export function ShareDialog({ release: { remote, revision }, candidate, onClose }: ShareDialogProps) {
  const { changeAudience } = useReleaseActions();
  // The first values stay in the form when the list is read again below it.
  const [values] = useState<ShareValues>({
    share: candidate.share,
    admins: candidate.admins,
    accounts: candidate.accounts.join(', '),
  });
  const form = useCheckedForm({ rules: SHARE_FORM, values });
  const { isDirty } = useFormState({ control: form.control });
  const saving = useAction(async (filled: ShareValues) => {
    await changeAudience(remote, { ...SHARE_FORM.bodyOf(filled, null), revision });
    toast.success(texts.done.share);
    onClose();
  });
  const refused = useRefusedFields(form, SHARE_FORM, saving.failure);
  const save = form.handleSubmit(async (filled) => void (await saving.run(filled)));
  useUnsavedWork(isDirty && !saving.busy, save);
  const { control } = form;
  return (
    <FormDialog
      title={texts.shareTitle}
      description={texts.shareLead}
      onClose={onClose}
      onSubmit={() => void save()}
      dirty={isDirty}
      busy={saving.busy}
      failure={Object.keys(refused).length > 0 ? null : failureOf(saving.failure, texts.shareFailed)}
    >
      <FormField control={control} name="share" label={texts.shareField}>
        {(field) => <PercentInput {...field} decimals={2} data-autofocus />}
      </FormField>
      <FormField control={control} name="admins" label={texts.adminsField} group>
        {({ value, onChange }) => (
          <Checkbox checked={value} onChange={(event) => onChange(event.target.checked)}>
            {texts.adminsField}
          </Checkbox>
        )}
      </FormField>
      <FormField control={control} name="accounts" label={texts.accountsField} help={texts.accountsHelp}>
        {(field) => <TextInput {...field} autoComplete="off" maxLength={2_000} />}
      </FormField>
    </FormDialog>
  );
}
