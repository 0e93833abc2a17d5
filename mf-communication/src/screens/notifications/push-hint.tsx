import type { NotificationAudience } from '@widya/api-client/notifications';
import { Banner } from '@widya/design-system/banner';
import { NOTIFICATIONS_TEXTS as texts } from './texts.ts';

/** Why notifications appear on no phone; nothing while unknown, or when they do. */
export function PushHint({ audience }: { readonly audience: NotificationAudience | undefined }) {
  if (audience === undefined || (audience.push && audience.devices !== 0)) return null;
  return (
    <Banner tone="warn" title={audience.push ? texts.noDevices : texts.noPush}>
      {audience.push ? texts.noDevicesWhy : texts.noPushWhy}
    </Banner>
  );
}
