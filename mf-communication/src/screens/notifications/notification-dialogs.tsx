import type { AppNotification } from '@widya/contract/notifications';
import { CreateDialog } from './create/create-dialog.tsx';
import { NotificationDialog } from './preview/notification-dialog.tsx';

/** The open dialog, at most one. */
export type OpenNotification =
  | { readonly kind: 'create'; readonly from: AppNotification | null }
  | { readonly kind: 'detail'; readonly notification: AppNotification };

interface NotificationDialogsProps {
  readonly opened: OpenNotification;
  readonly onClose: () => void;
}

/** All dialogs of the list, whose code is loaded when the first of them is opened. */
export function NotificationDialogs({ opened, onClose }: NotificationDialogsProps) {
  if (opened.kind === 'detail') return <NotificationDialog notification={opened.notification} onClose={onClose} />;
  const { from } = opened;
  return (
    <CreateDialog start={from && { title: from.title, body: from.body, url: from.data.url ?? '' }} onClose={onClose} />
  );
}
