import { Button } from '@widya/design-system/button';
import { LockIcon } from '@widya/design-system/icon';
import { MessagePage } from '../ui/message-page.tsx';
import { publicTexts } from './texts.ts';

/** /create-class without a token: shows a message with a sign-in button instead of redirecting. Source: A-164, D4. */
export function SignInFirst({ onSignIn }: { readonly onSignIn: () => void }) {
  return (
    <MessagePage
      icon={<LockIcon size={24} />}
      title={publicTexts.signInFirst}
      actions={
        <Button variant="primary" onClick={onSignIn}>
          {publicTexts.signIn}
        </Button>
      }
    >
      {publicTexts.signInFirstDetail}
    </MessagePage>
  );
}
