import { LockIcon } from '@widya/design-system/icon';
import { LinkButton } from '@widya/design-system/link-button';
import { MessagePage } from '../ui/message-page.tsx';
import { messageTexts } from './texts.ts';

export interface NoAccessProps {
  /** Name of the area, such as 'Kelas'. */
  readonly label: string;
  readonly startPath: string;
}

/** Shown when the account may not see the screen; the address stays. Source: D3. */
export function NoAccess({ label, startPath }: NoAccessProps) {
  return (
    <MessagePage
      icon={<LockIcon size={24} />}
      title={messageTexts.noAccess}
      actions={<LinkButton to={startPath}>{messageTexts.toStart}</LinkButton>}
    >
      {messageTexts.noAccessDetail(label)}
    </MessagePage>
  );
}
