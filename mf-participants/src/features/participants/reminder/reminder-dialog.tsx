import { ApiError, failureOf } from '@widya/api-client/api-error';
import { wibDate } from '@widya/contract/time/instants';
import { Banner } from '@widya/design-system/banner';
import { Checkbox } from '@widya/design-system/checkbox';
import { DateInput } from '@widya/design-system/date-input';
import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { FieldGrid } from '@widya/design-system/layout';
import { SiteNotice } from '@widya/design-system/site-notice';
import { TimeInput } from '@widya/design-system/time-input';
import { useSession } from '@widya/remote-kit/session';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { type ReminderDraft, reminderErrors } from './reminder-rules.ts';
import { REMINDER_TEXTS as texts } from './texts.ts';

interface ReminderDialogProps {
  /** Values from the class; unknown ones are empty. */
  readonly initial: ReminderDraft;
  /** Number of recipients. */
  readonly people: number;
  /** @param again sends although the same reminder was sent recently. */
  readonly onSend: (draft: ReminderDraft, again: boolean) => Promise<void>;
  readonly onClose: () => void;
}

/** Sends the times of the class to all accepted people. B-097 to B-102, D68. */
export function ReminderDialog({ initial, people, onSend, onClose }: ReminderDialogProps) {
  const { site } = useSession().user;
  const [draft, setDraft] = useState(initial);
  const [submitted, setSubmitted] = useState(false);
  const sending = useAction(onSend);
  // Refused because it was sent within the last ten minutes: the next press confirms sending it again (S36).
  const wasRepeated = sending.failure instanceof ApiError && sending.failure.status === 409;
  const errors = reminderErrors(draft);
  const visibleErrors = submitted ? errors : {};
  const isDirty = draft !== initial;
  const change = (values: Partial<ReminderDraft>) => setDraft((now) => ({ ...now, ...values }));
  const send = async () => {
    setSubmitted(true);
    if (Object.keys(errors).length === 0) await sending.run(draft, wasRepeated);
  };
  useUnsavedWork(isDirty && !sending.busy, send);
  return (
    <FormDialog
      title={texts.title}
      description={people > 0 ? texts.lead(people) : undefined}
      size="md"
      onClose={onClose}
      onSubmit={send}
      dirty={isDirty}
      busy={sending.busy}
      failure={failureOf(sending.failure)}
      submitLabel={wasRepeated ? texts.again : texts.send}
      submitDisabled={people === 0}
    >
      <SiteNotice {...site} />
      {people === 0 && <Banner tone="warn">{texts.nobody}</Banner>}
      <Field label={texts.date} required error={visibleErrors.date}>
        <DateInput value={draft.date} min={wibDate(Date.now())} warnPast onChange={(date) => change({ date })} />
      </Field>
      <FieldGrid>
        <Field label={texts.start} required error={visibleErrors.start} help={texts.zone}>
          <TimeInput value={draft.start} onChange={(start) => change({ start })} />
        </Field>
        <Field label={texts.end} required={!draft.tentative} error={visibleErrors.end} disabled={draft.tentative}>
          <TimeInput value={draft.tentative ? draft.start : draft.end} onChange={(end) => change({ end })} />
        </Field>
      </FieldGrid>
      <Checkbox
        checked={draft.tentative}
        help={texts.tentativeHelp}
        onChange={(event) => change({ tentative: event.target.checked })}
      >
        {texts.tentative}
      </Checkbox>
    </FormDialog>
  );
}
