import { LinkButton } from '@widya/design-system/link-button';
import { MessagePage } from '../ui/message-page.tsx';
import { messageTexts } from './texts.ts';

/** 404. Source. */
export function NotFound({ startPath }: { readonly startPath: string }) {
  return (
    <MessagePage
      code={messageTexts.notFoundCode}
      title={messageTexts.notFound}
      actions={<LinkButton to={startPath}>{messageTexts.toStart}</LinkButton>}
    />
  );
}
