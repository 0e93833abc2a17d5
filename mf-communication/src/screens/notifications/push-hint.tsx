import type { NotificationAudience } from '@widya/api-client/notifications';
import { Banner } from '@widya/design-system/banner';
import { NOTIFICATIONS_TEXTS as texts } from './texts.ts';

/** Why a notification appears on no phone; nothing while it is not known, or when it does. */
export function PushHint({ audience }: { readonly audience: NotificationAudience | undefined }) {
  if (audience === undefined || (audience.push && audience.devices !== 0)) return null;
  return (
    <Banner tone="warn" title={audience.push ? texts.noDevices : texts.noPush}>
      {audience.push ? texts.noDevicesWhy : texts.noPushWhy}
    </Banner>
  );
}
