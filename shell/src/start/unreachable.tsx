import { Button } from '@widya/design-system/button';
import { UnplugIcon } from '@widya/design-system/icon';
import { styled } from '@widya/design-system/styled';
import { useEffect, useState } from 'react';
import { MessagePage } from '../ui/message-page.tsx';
import { startTexts } from './texts.ts';

const Main = styled('main', { base: { minHeight: '100dvh', display: 'grid', placeItems: 'center', padding: '6' } });
const Id = styled('p', { base: { marginTop: '2', fontSize: 'sm' } });

export interface UnreachableProps {
  /** No answer, an answer that is an error, or the files of the product that did not come. */
  readonly cause: 'network' | 'server' | 'code';
  readonly requestId?: string | null;
  readonly onRetry: () => Promise<void>;
}

/** The API (or the product's own files) cannot be reached. The token is kept. Source: D13. */
export function Unreachable({ cause, requestId = null, onRetry }: UnreachableProps) {
  const [trying, setTrying] = useState(false);
  const retry = () => {
    setTrying(true);
    void onRetry().finally(() => setTrying(false));
  };
  useEffect(() => {
    // The line is back: try without being asked.
    const again = () => void onRetry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [onRetry]);
  return (
    <Main>
      <MessagePage
        icon={<UnplugIcon size={24} />}
        title={startTexts.unreachableTitle}
        actions={
          <Button variant="primary" loading={trying} onClick={retry}>
            {startTexts.retry}
          </Button>
        }
      >
        {startTexts[cause]}
        {requestId ? <Id>{startTexts.requestId(requestId)}</Id> : null}
      </MessagePage>
    </Main>
  );
}
