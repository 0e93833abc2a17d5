import { currentRecord, failureOf } from '@widya/api-client/api-error';
import { useReleaseActions } from '@widya/api-client/releases';
import type { Release } from '@widya/contract/releases';
import { Banner } from '@widya/design-system/banner';
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
import { audienceText } from './audience-text.ts';
import { SHARE_FORM, type ShareValues } from './share-form.ts';
import { RELEASES_TEXTS as texts } from './texts.ts';

interface ShareDialogProps {
  /** The release when the dialog was opened. */
  readonly release: Release;
  readonly candidate: NonNullable<Release['candidate']>;
  readonly onClose: () => void;
}

/**
 * Changes the audience of a candidate. A refusal keeps the input; after a concurrent change, it shows what is saved now
 * and the person chooses. D260, D306.
 */
export function ShareDialog({ release: { remote, revision }, candidate, onClose }: ShareDialogProps) {
  const { changeAudience } = useReleaseActions();
  const values: ShareValues = {
    share: candidate.share,
    admins: candidate.admins,
    accounts: candidate.accounts.join(', '),
  };
  const form = useCheckedForm({ rules: SHARE_FORM, values });
  const { isDirty } = useFormState({ control: form.control });
  const saving = useAction(async (filled: ShareValues, seen: string) => {
    await changeAudience(remote, { ...SHARE_FORM.bodyOf(filled, null), revision: seen });
    toast.success(texts.done.share);
    onClose();
  });
  const refused = useRefusedFields(form, SHARE_FORM, saving.failure);
  const theirs = currentRecord<Release>(saving.failure);
  const isChoice = Boolean(theirs?.candidate);
  const save = form.handleSubmit(async (filled) => void (await saving.run(filled, theirs?.revision ?? revision)));
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
      failure={theirs || Object.keys(refused).length > 0 ? null : failureOf(saving.failure, texts.shareFailed)}
      submitLabel={isChoice ? texts.keepMine : undefined}
      submitDisabled={theirs !== null && !isChoice}
      cancelLabel={isChoice ? texts.takeTheirs : undefined}
      onCancel={isChoice ? onClose : undefined}
    >
      {theirs && (
        <Banner tone="warn" title={isChoice ? texts.shareConflict(theirs.changed_by) : texts.candidateGone}>
          {theirs.candidate && texts.shareTheirs(theirs.candidate.version, audienceText(theirs.candidate))}
        </Banner>
      )}
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
