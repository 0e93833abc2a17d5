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
 * The form 'Notifikasi Baru'. It is checked, then asked about, then sent; what is typed stays through every refusal.
 * The same text within ten minutes is asked about once more. D133.
 */
export function useCreate(start: NotificationValues | null, onDone: () => void) {
  const { create } = useNotificationActions();
  const [asking, setAsking] = useState(false);
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
    // What was refused is read behind the question.
    if (failure !== null && !repeated) setAsking(false);
  }, [failure, repeated]);
  return {
    form,
    /** Something is typed; a notification taken over from another counts as typed. */
    dirty: isDirty || start !== null,
    busy: sending.busy,
    asking,
    repeated,
    /** What the API refused and neither a field nor a question shows. */
    failure: Object.keys(refused).length > 0 || repeated ? null : failure,
    ask: form.handleSubmit(() => {
      sending.forget();
      setAsking(true);
    }),
    send: () => void sending.run(repeated),
    stay: () => {
      setAsking(false);
      sending.forget();
    },
  };
}
