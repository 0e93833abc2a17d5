import { Button } from '@widya/design-system/button';
import { ClockIcon } from '@widya/design-system/icon';
import { LinkButton } from '@widya/design-system/link-button';
import { PROFILE_PATH } from '../routing/shell-screens.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { messageTexts as texts } from './texts.ts';

const reload = () => window.location.reload();

/** Replaces every screen until a superadmin grants the account its first menu key. Source: D11. */
export const WaitingForApproval = () => (
  <MessagePage
    icon={<ClockIcon size={24} />}
    title={texts.waiting}
    actions={
      <>
        <Button variant="primary" onClick={reload}>
          {texts.checkAgain}
        </Button>
        <LinkButton to={PROFILE_PATH}>{texts.toProfile}</LinkButton>
      </>
    }
  >
    {texts.waitingDetail}
  </MessagePage>
);
