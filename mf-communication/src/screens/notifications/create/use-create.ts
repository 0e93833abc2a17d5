import { ApiError } from '@widya/api-client/api-error';
import { useNotificationActions } from '@widya/api-client/notifications';
import { toast } from '@widya/design-system/toast';
import { useFormState } from '@widya/design-system/use-form';
import { useCheckedForm } from '@widya/record-kit/editor/use-checked-form';
import { useRefusedFields } from '@widya/record-kit/editor/use-refused-fields';
import { useAction } from '@widya/remote-kit/use-action';
import { useEffect, useState } from 'react';
import { CREATE_TEXTS } from '../texts.ts';
import { NOTIFICATION_FORM, type NotificationValues } from './notification-form.ts';

/**
 * State of the form 'Notifikasi Baru', which is validated, confirmed, then sent. Refusals keep the input. The same text
 * within ten minutes needs a second confirmation. D133.
 */
export function useCreate(start: NotificationValues | null, onDone: () => void) {
  const { create } = useNotificationActions();
  const [confirming, setConfirming] = useState(false);
  const form = useCheckedForm({ rules: NOTIFICATION_FORM, values: start ?? NOTIFICATION_FORM.blank });
  const { isDirty } = useFormState({ control: form.control });
  const sending = useAction(async (again: boolean) => {
    await create({ ...NOTIFICATION_FORM.bodyOf(form.getValues(), null), ...(again && { again }) });
    toast.success(CREATE_TEXTS.created);
    onDone();
  });
  const { failure } = sending;
  const repeated = failure instanceof ApiError && failure.code === 'INVALID_TRANSITION';
  const refused = useRefusedFields(form, NOTIFICATION_FORM, failure);
  useEffect(() => {
    // Closes the confirmation, because the error is shown behind it.
    if (failure !== null && !repeated) setConfirming(false);
  }, [failure, repeated]);
  return {
    form,
    /** Whether there is input; copied values count as input. */
    dirty: isDirty || start !== null,
    busy: sending.busy,
    confirming,
    repeated,
    /** The API's refusal, unless it is shown at a field or as a confirmation. */
    failure: Object.keys(refused).length > 0 || repeated ? null : failure,
    requestConfirmation: form.handleSubmit(() => {
      sending.forget();
      setConfirming(true);
    }),
    send: () => void sending.run(repeated),
    stay: () => {
      setConfirming(false);
      sending.forget();
    },
  };
}
