import { failureOf } from '@widya/api-client/api-error';
import { useRefusals } from '@widya/api-client/use-refusals';
import { Checkbox } from '@widya/design-system/checkbox';
import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { SiteNotice } from '@widya/design-system/site-notice';
import { TextInput } from '@widya/design-system/text-input';
import { Textarea } from '@widya/design-system/textarea';
import { useSession } from '@widya/remote-kit/session';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useAction } from '@widya/remote-kit/use-action';
import { useFocusError } from '@widya/remote-kit/use-focus-error';
import { useRef, useState } from 'react';
import { type Invitation, invitationErrors } from './invite-rules.ts';
import { INVITE_TEXTS as texts } from './texts.ts';

/** The API takes a list of people and names the place in it. */
const lastPart = (name: string): string => name.split('.').at(-1) ?? name;

const EMPTY: Invitation = { email: '', nama: '', catatan: '' };

interface InviteOneDialogProps {
  /** No place is free: going above the quota is a decision. */
  readonly isFull: boolean;
  /** Invites and says so; a failure keeps the dialog and what was written. */
  readonly onInvite: (invitation: Invitation, overQuota: boolean) => Promise<void>;
  readonly onClose: () => void;
}

/** Invites one person, who is accepted at once. B-064, B-107. */
export function InviteOneDialog({ isFull, onInvite, onClose }: InviteOneDialogProps) {
  const { site } = useSession().user;
  const [draft, setDraft] = useState(EMPTY);
  const [overQuota, setOverQuota] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const inviting = useAction(onInvite);
  const errors = invitationErrors(draft);
  const refused = useRefusals(inviting.failure, draft, lastPart);
  const shown = { ...refused.errors, ...(attempts > 0 ? errors : {}) };
  const isDirty = draft !== EMPTY;
  const bind = (field: keyof Invitation) => ({
    value: draft[field],
    onChange: (event: { target: { value: string } }) => setDraft((now) => ({ ...now, [field]: event.target.value })),
  });
  const send = async () => {
    setAttempts((now) => now + 1);
    if (Object.keys(errors).length === 0) await inviting.run(draft, overQuota);
  };
  useFocusError(form, attempts);
  useUnsavedWork(isDirty && !inviting.busy, send);
  return (
    <FormDialog
      title={texts.oneTitle}
      description={texts.oneLead}
      size="md"
      formRef={form}
      onClose={onClose}
      onSubmit={send}
      dirty={isDirty}
      busy={inviting.busy}
      failure={failureOf(refused.failure, texts.oneFailed)}
      submitLabel={texts.invite}
    >
      <SiteNotice {...site} />
      <Field label={texts.email} required error={shown.email}>
        <TextInput inputMode="email" autoComplete="off" {...bind('email')} />
      </Field>
      <Field label={texts.name} required error={shown.nama}>
        <TextInput autoComplete="off" {...bind('nama')} />
      </Field>
      <Field label={texts.note} help={texts.noteHelp} error={shown.catatan}>
        <Textarea rows={2} {...bind('catatan')} />
      </Field>
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
