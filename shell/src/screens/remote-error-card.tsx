import { Button } from '@widya/design-system/button';
import { CopyButton } from '@widya/design-system/copy-button';
import { RefreshIcon, UnplugIcon } from '@widya/design-system/icon';
import { TextLink } from '@widya/design-system/link';
import { styled } from '@widya/design-system/styled';
import { useState } from 'react';
import type { ErrorCardProps } from '../federation/screen-views.ts';
import { DIAGNOSIS_PATH } from '../routing/shell-screens.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { remoteTexts } from './texts.ts';

const Frame = styled('section', { base: { paddingInline: '6' } });
const Line = styled('p', { base: { marginTop: '1' } });
const Id = styled('p', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', marginTop: '3', fontSize: 'sm', textStyle: 'num' },
});

/**
 * Shown when a screen could not be loaded: area, reason and possible actions. The rest of the product keeps working.
 */
export function RemoteErrorCard({ label, failure, onRetry, onResetOverride }: ErrorCardProps) {
  const [trying, setTrying] = useState<string | null>(null);
  return (
    <Frame role="alert" data-remote-failure={failure.failure}>
      <MessagePage
        icon={<UnplugIcon size={24} />}
        title={remoteTexts.failedTitle(label)}
        actions={
          <>
            <Button
              variant="primary"
              icon={<RefreshIcon size={16} />}
              loading={trying === failure.incidentId}
              onClick={() => {
                setTrying(failure.incidentId);
                onRetry();
              }}
            >
              {remoteTexts.retry}
            </Button>
            {onResetOverride ? <Button onClick={onResetOverride}>{remoteTexts.reset}</Button> : null}
          </>
        }
      >
        <Line>{remoteTexts.causes[failure.failure]}</Line>
        <Line>{remoteTexts.rest}</Line>
        <Id>
          {remoteTexts.incident} {failure.incidentId}
          <CopyButton value={failure.incidentId} label={remoteTexts.copyIncident} iconOnly />
        </Id>
        <Line>
          <TextLink to={DIAGNOSIS_PATH}>{remoteTexts.details}</TextLink>
        </Line>
      </MessagePage>
    </Frame>
  );
}
