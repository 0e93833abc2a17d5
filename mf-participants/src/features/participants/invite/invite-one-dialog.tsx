import { Button } from '@widya/design-system/button';
import { Checkbox } from '@widya/design-system/checkbox';
import { Dialog } from '@widya/design-system/dialog';
import { Field } from '@widya/design-system/field';
import { Stack } from '@widya/design-system/layout';
import { TextInput } from '@widya/design-system/text-input';
import { Textarea } from '@widya/design-system/textarea';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useAction } from '@widya/remote-kit/use-action';
import { useRef, useState } from 'react';
import { FailureBanner } from '../../failure/failure-banner.tsx';
import { type Invitation, invitationErrors } from './invite-rules.ts';
import { INVITE_TEXTS as texts } from './texts.ts';

const EMPTY: Invitation = { email: '', nama: '', catatan: '' };

interface InviteOneDialogProps {
  /** No place is free: going above the quota is a decision. */
  readonly isFull: boolean;
  /** Invites and says so; a failure keeps the dialog and what was written. */
  readonly onInvite: (invitation: Invitation, overQuota: boolean) => Promise<void>;
  readonly onClose: () => void;
}

/** Invites one person, who is accepted at once. Rules B-064, B-107. */
export function InviteOneDialog({ isFull, onInvite, onClose }: InviteOneDialogProps) {
  const [draft, setDraft] = useState(EMPTY);
  const [overQuota, setOverQuota] = useState(false);
  const [asked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const inviting = useAction(onInvite);
  const errors = invitationErrors(draft);
  const shown = asked ? errors : {};
  const isDirty = draft !== EMPTY;
  useUnsavedWork(isDirty && !inviting.busy);
  const bind = (field: keyof Invitation) => ({
    value: draft[field],
    onChange: (event: { target: { value: string } }) => setDraft((now) => ({ ...now, [field]: event.target.value })),
  });
  const submit = () => {
    setAsked(true);
    if (Object.keys(errors).length === 0) void inviting.run(draft, overQuota);
    else input.current?.focus();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.oneTitle}
      description={texts.oneLead}
      locked={isDirty || inviting.busy}
      initialFocus={input}
      footer={
        <>
          <Button onClick={onClose} disabled={inviting.busy}>
            {texts.cancel}
          </Button>
          <Button variant="primary" onClick={submit} loading={inviting.busy}>
            {texts.invite}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <FailureBanner failure={inviting.failure} />
        <Field label={texts.email} required error={shown.email}>
          <TextInput ref={input} inputMode="email" autoComplete="off" {...bind('email')} />
        </Field>
        <Field label={texts.name} required error={shown.nama}>
          <TextInput autoComplete="off" {...bind('nama')} />
        </Field>
        <Field label={texts.note} optional help={texts.noteHelp} error={shown.catatan}>
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
      </Stack>
    </Dialog>
  );
}
