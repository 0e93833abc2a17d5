import type { NewNotification } from '@widya/contract/notifications';
import type { FormRules } from '@widya/record-kit/editor/record-definition';

/** Values of the form. */
export interface NotificationValues {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

/** The form of a notification; the link is sent in `data`, which is empty without one. C-119 to C-121. */
export const NOTIFICATION_FORM: FormRules<NotificationValues, never, NewNotification> = {
  blank: { title: '', body: '', url: '' },
  bodyOf: ({ title, body, url }) => ({
    title: title.trim(),
    body: body.trim(),
    data: url.trim() === '' ? {} : { url: url.trim() },
  }),
  schema: async () =>
    (await import('@widya/contract/notifications.schemas')).notificationSchemas.createNotification.body,
  fieldOf: { data: 'url' },
};
