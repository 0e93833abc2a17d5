import { ApiError } from '@widya/api-client/api-error';
import { useNotificationActions } from '@widya/api-client/notifications';
import { toast } from '@widya/design-system/toast';
import { useForm, useFormState } from '@widya/design-system/use-form';
import { useAction } from '@widya/remote-kit/use-action';
import { useEffect, useState } from 'react';
import { CREATE_TEXTS } from '../texts.ts';
import {
  checkNotification,
  NEW_NOTIFICATION,
  type NotificationErrors,
  type NotificationField,
  type NotificationValues,
  notificationBodyOf,
} from './notification-values.ts';

const asErrors = (found: NotificationErrors) =>
  Object.fromEntries(Object.entries(found).map(([field, message]) => [field, { type: 'rule', message }]));

/** The field of the form that a field of the API stands for; null for none. */
const fieldOf = (name: string): NotificationField | null => {
  if (name === 'data' || name.startsWith('data.')) return 'url';
  return name === 'title' || name === 'body' ? name : null;
};

/**
 * The form 'Notifikasi Baru'. It is checked, then asked about, then sent; what is typed stays through every refusal.
 * The same text within ten minutes is asked about once more. D133.
 */
export function useCreate(start: NotificationValues | null, onDone: () => void) {
  const { create } = useNotificationActions();
  const [asking, setAsking] = useState(false);
  const form = useForm<NotificationValues>({
    defaultValues: start ?? NEW_NOTIFICATION,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    resolver: (values) => {
      const found = checkNotification(values);
      return Object.keys(found).length > 0 ? { values: {}, errors: asErrors(found) } : { values, errors: {} };
    },
  });
  const { isDirty } = useFormState({ control: form.control });
  const sending = useAction(async (again: boolean) => {
    await create(notificationBodyOf(form.getValues(), again));
    toast.success(CREATE_TEXTS.created);
    onDone();
  });
  const { failure } = sending;
  const repeated = failure instanceof ApiError && failure.code === 'INVALID_TRANSITION';
  const refused = failure instanceof ApiError ? Object.keys(failure.errors).some((name) => fieldOf(name)) : false;
  useEffect(() => {
    if (failure === null) return;
    // What was refused is read behind the question.
    if (!repeated) setAsking(false);
    if (!(failure instanceof ApiError)) return;
    for (const [name, message] of Object.entries(failure.errors)) {
      const field = fieldOf(name);
      if (field) form.setError(field, { type: 'api', message }, { shouldFocus: true });
    }
  }, [failure, repeated, form]);
  return {
    form,
    /** Something is typed; a notification taken over from another counts as typed. */
    dirty: isDirty || start !== null,
    busy: sending.busy,
    asking,
    repeated,
    /** What the API refused and neither a field nor a question shows. */
    failure: refused || repeated ? null : failure,
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
