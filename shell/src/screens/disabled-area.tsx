import { BanIcon } from '@widya/design-system/icon';
import type { DisabledProps } from '../federation/screen-views.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { remoteTexts } from './texts.ts';

/** Shown at the addresses of a remote that a superadmin has disabled. Source: D260. */
export function DisabledArea({ label }: DisabledProps) {
  return (
    <MessagePage icon={<BanIcon size={24} />} title={remoteTexts.disabledTitle(label)}>
      {remoteTexts.disabled}
    </MessagePage>
  );
}
