import { failureOf } from '@widya/api-client/api-error';
import { Checkbox } from '@widya/design-system/checkbox';
import { FormDialog } from '@widya/design-system/form-dialog';
import { FormField } from '@widya/design-system/form-field';
import { SiteNotice } from '@widya/design-system/site-notice';
import { TextInput } from '@widya/design-system/text-input';
import { Textarea } from '@widya/design-system/textarea';
import { useFormState } from '@widya/design-system/use-form';
import { useCheckedForm } from '@widya/record-kit/editor/use-checked-form';
import { useRefusedFields } from '@widya/record-kit/editor/use-refused-fields';
import { useSession } from '@widya/remote-kit/session';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { INVITE_FORM, type Invitation } from './invite-form.ts';
import { INVITE_TEXTS as texts } from './texts.ts';

interface InviteOneDialogProps {
  /** Whether no seat is free, so that exceeding the quota must be chosen. */
  readonly isFull: boolean;
  /** Invites and shows a message; on failure the dialog and its input stay. */
  readonly onInvite: (invitation: Invitation, overQuota: boolean) => Promise<void>;
  readonly onClose: () => void;
}

/** Invites one person, who is accepted immediately. B-064, B-107. */
export function InviteOneDialog({ isFull, onInvite, onClose }: InviteOneDialogProps) {
  const { site } = useSession().user;
  const [overQuota, setOverQuota] = useState(false);
  const form = useCheckedForm({ rules: INVITE_FORM, values: INVITE_FORM.blank });
  const { control } = form;
  const { isDirty } = useFormState({ control });
  const inviting = useAction(onInvite);
  const refused = useRefusedFields(form, INVITE_FORM, inviting.failure);
  const send = form.handleSubmit(async (values) => void (await inviting.run(values, overQuota)));
  useUnsavedWork(isDirty && !inviting.busy, () => send());
  return (
    <FormDialog
      title={texts.oneTitle}
      description={texts.lead}
      size="md"
      onClose={onClose}
      onSubmit={() => void send()}
      dirty={isDirty}
      busy={inviting.busy}
      failure={failureOf(Object.keys(refused).length > 0 ? null : inviting.failure, texts.oneFailed)}
      submitLabel={texts.invite}
    >
      <SiteNotice {...site} />
      <FormField control={control} name="email" label={texts.email} required>
        {(field) => <TextInput {...field} inputMode="email" autoComplete="off" />}
      </FormField>
      <FormField control={control} name="nama" label={texts.name} required>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField control={control} name="catatan" label={texts.note} help={texts.noteHelp}>
        {(field) => <Textarea {...field} rows={2} />}
      </FormField>
      {isFull && (
        <Checkbox
          checked={overQuota}
          help={texts.overQuotaHelp}
          onChange={(event) => setOverQuota(event.target.checked)}
        >
          {texts.overQuota}
        </Checkbox>
      )}
    </FormDialog>
  );
}
