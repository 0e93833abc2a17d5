import { Button } from '@widya/design-system/button';
import { UnplugIcon } from '@widya/design-system/icon';
import { styled } from '@widya/design-system/styled';
import { useEffect, useState } from 'react';
import { MessagePage } from '../ui/message-page.tsx';
import { startTexts } from './texts.ts';

const Main = styled('main', { base: { minHeight: '100dvh', display: 'grid', placeItems: 'center', padding: '6' } });
const Id = styled('p', { base: { marginTop: '2', fontSize: 'sm' } });

export interface UnreachableProps {
  /** No answer, an error, or product files that could not be loaded. */
  readonly cause: 'network' | 'server' | 'code';
  readonly requestId?: string | null;
  readonly onRetry: () => Promise<void>;
}

/** Shown when the API or the product's own files cannot be reached. The token stays stored. Source: D13. */
export function Unreachable({ cause, requestId = null, onRetry }: UnreachableProps) {
  const [trying, setTrying] = useState(false);
  const retry = () => {
    setTrying(true);
    void onRetry().finally(() => setTrying(false));
  };
  useEffect(() => {
    // Retries automatically when the browser is online again.
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
