import type { AppNotification } from '@widya/contract/notifications';
import { formatDateTime } from '@widya/contract/time/texts';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { formatNumber } from '@widya/design-system/formats/number';
import { KeyValueList } from '@widya/design-system/key-value';
import { Stack } from '@widya/design-system/layout';
import { ExternalLink } from '@widya/design-system/link';
import { statusOf } from '../notification-status.ts';
import { NOTIFICATIONS_TEXTS as texts } from '../texts.ts';
import { PhonePreview } from './phone-preview.tsx';

interface NotificationDialogProps {
  readonly notification: AppNotification;
  readonly onClose: () => void;
}

/** A notification with its preview and its complete text. */
export function NotificationDialog({ notification, onClose }: NotificationDialogProps) {
  const { title, body, data, status, reason, audience_count, created_by, created_at } = notification;
  const { delivered_count, failed_count } = notification;
  const { columns } = texts;
  return (
    <Dialog open title={title} onClose={onClose} footer={<Button onClick={onClose}>{texts.close}</Button>}>
      <Stack>
        <PhonePreview title={title} body={body} />
        <Stack as="p" margin="0" whiteSpace="pre-line" overflowWrap="anywhere">
          {body}
        </Stack>
        <KeyValueList
          items={[
            { label: columns.link, value: data.url && <ExternalLink href={data.url}>{data.url}</ExternalLink> },
            { label: columns.status, value: statusOf(status).label },
            ...(reason ? [{ label: texts.reason, value: reason }] : []),
            ...(delivered_count === null ? [] : [{ label: texts.delivered, value: formatNumber(delivered_count) }]),
            ...(failed_count === 0 ? [] : [{ label: texts.undelivered, value: formatNumber(failed_count) }]),
            { label: columns.audience, value: formatNumber(audience_count) },
            { label: columns.by, value: created_by },
            { label: columns.sent, value: formatDateTime(created_at) },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
