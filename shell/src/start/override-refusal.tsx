import { Button } from '@widya/design-system/button';
import { UnplugIcon } from '@widya/design-system/icon';
import { styled } from '@widya/design-system/styled';
import { MessagePage } from '../ui/message-page.tsx';
import { overrideTexts as texts } from './override-texts.ts';

const Main = styled('main', { base: { minHeight: '100dvh', display: 'grid', placeItems: 'center', padding: '6' } });

/** Shown to an account that may not run unpublished code. Source: D265. */
export function OverrideRefusal({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <Main>
      <MessagePage
        icon={<UnplugIcon size={24} />}
        title={texts.refusedTitle}
        actions={<Button onClick={onLeave}>{texts.published}</Button>}
      >
        {texts.noRight}
      </MessagePage>
    </Main>
  );
}
