import { ApiError } from '@widya/api-client/api-error';
import { useEmailBroadcastActions } from '@widya/api-client/email-broadcasts';
import type { EmailBroadcast, EmailBroadcastRecord } from '@widya/contract/email-broadcasts';
import { toast } from '@widya/design-system/toast';
import { useWatch } from '@widya/design-system/use-form';
import { useCheckedForm } from '@widya/record-kit/editor/use-checked-form';
import { useRefusedFields } from '@widya/record-kit/editor/use-refused-fields';
import { changedIn } from '@widya/remote-kit/changed-in';
import { useSession } from '@widya/remote-kit/session';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useAction } from '@widya/remote-kit/use-action';
import { useLocalDraft } from '@widya/remote-kit/use-local-draft';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReplyTo } from '../complaint-reply/reply-query.ts';
import { type MailScope, scopeName } from '../mail-scope/mail-scope.ts';
import { replyOf, valuesOf } from './broadcast-draft.ts';
import { broadcastForm } from './broadcast-form.ts';
import { type BroadcastValues, hasRecipients, recipientsOf, sendingOf, startOf } from './broadcast-values.ts';
import { useRecipientCount } from './recipients/use-recipient-count.ts';
import { BROADCAST_TEXTS as texts } from './texts.ts';

export type BroadcastStep = 'recipients' | 'write';

/** The part of the form stored as a draft on this device, without personal data. */
const draftOf = ({ subject, content, group, statuses }: BroadcastValues) => ({
  subject,
  content,
  group: group === 'class' ? 'none' : group,
  statuses,
});

/**
 * State of a broadcast that is being composed. Kept above the tabs, so that opening the log loses nothing. B-196 to
 * B-206.
 * @param inSight counts recipients only while the form is visible.
 * @param onSent called when the broadcast was accepted and can still be recalled.
 */
export function useBroadcast(
  scope: MailScope,
  firstReply: ReplyTo | null,
  inSight: boolean,
  onSent: (broadcast: EmailBroadcast) => void,
) {
  const { send } = useEmailBroadcastActions();
  const { user } = useSession();
  const [reply, setReply] = useState(firstReply);
  const [step, setStep] = useState<BroadcastStep>(firstReply ? 'write' : 'recipients');
  const rules = useMemo(() => broadcastForm(scope), [scope]);
  const form = useCheckedForm({ rules, values: startOf(scope, firstReply) });
  const values = useWatch({ control: form.control }) as BroadcastValues;
  const untouched = useMemo(() => JSON.stringify(startOf(scope, reply)), [scope, reply]);
  const dirty = JSON.stringify(values) !== untouched;
  const hasText = values.subject.trim() !== '' || values.content !== '';
  const draft = useLocalDraft({
    name: `broadcast:${user.id}:${scopeName(scope)}`,
    form,
    dirty: dirty && hasText,
    // Compares with an empty mail, so that a subject set by a reply is stored in the draft too.
    keep: (now: BroadcastValues) => changedIn(draftOf(startOf(scope, null)), draftOf(now)),
  });
  useUnsavedWork(dirty);

  const counting = useRecipientCount(inSight && hasRecipients(values) ? recipientsOf(values, scope, reply) : null);
  const expected = counting.count?.sendable ?? 0;
  // The idempotency key until the API answers, so that a press after a lost answer sends nothing twice.
  const key = useRef(crypto.randomUUID());
  const show = (next: BroadcastValues, nextReply: ReplyTo | null, nextStep: BroadcastStep) => {
    form.reset(next);
    setReply(nextReply);
    setStep(nextStep);
  };
  const startOver = () => {
    show(startOf(scope, null), null, 'recipients');
    draft.drop();
  };
  const sending = useAction(async (next: BroadcastValues, again: boolean) => {
    try {
      const { data } = await send({ ...sendingOf(next, scope, reply, expected), ...(again && { again }) }, key.current);
      key.current = crypto.randomUUID();
      startOver();
      toast.success(texts.sent, { description: texts.sentWhy });
      onSent(data);
    } catch (failure) {
      if (failure instanceof ApiError && failure.kind === 'http') key.current = crypto.randomUUID();
      if (failure instanceof ApiError && failure.code === 'VERSION_CONFLICT') counting.retry();
      throw failure;
    }
  });
  const refusal = sending.failure instanceof ApiError ? sending.failure : null;
  const repeated = refusal?.code === 'INVALID_TRANSITION';
  const refused = useRefusedFields(form, rules, refusal);
  useEffect(() => {
    if (refusal !== null && refused.recipients !== undefined) setStep('recipients');
  }, [refusal, refused.recipients]);

  return {
    form,
    values,
    step,
    reply,
    dirty,
    draft,
    counting,
    busy: sending.busy,
    /** Why sending failed, unless it needs a confirmation. */
    failure: repeated ? null : sending.failure,
    /** The message that the same mail was just sent to the same people, which can be confirmed. */
    again: repeated ? refusal.msg : null,
    forget: sending.forget,
    /** 'Lanjut tulis surel': continues once recipients are chosen. */
    next: async () => {
      if (await form.trigger(['group', 'class', 'statuses', 'recipients'], { shouldFocus: true })) setStep('write');
    },
    back: () => setStep('recipients'),
    send: (again = false) =>
      form.handleSubmit(
        async (next) => void (await sending.run(next, again)),
        (errors) => {
          if (errors.class || errors.statuses || errors.recipients) setStep('recipients');
        },
      )(),
    fill: (next: Partial<BroadcastValues>) => {
      for (const [field, value] of Object.entries(next))
        form.setValue(field as keyof BroadcastValues, value as never, { shouldDirty: true });
    },
    discard: () => {
      sending.forget();
      startOver();
    },
    /** Edits a recalled broadcast. @returns a function that restores the previous input; null when there was none. */
    editRecalled: (record: EmailBroadcastRecord): (() => void) | null => {
      sending.forget();
      const before = { values: form.getValues(), reply, step };
      const next = valuesOf(record, scope);
      show(next, replyOf(record), hasRecipients(next) ? 'write' : 'recipients');
      return dirty ? () => show(before.values, before.reply, before.step) : null;
    },
  };
}

export type Broadcast = ReturnType<typeof useBroadcast>;
