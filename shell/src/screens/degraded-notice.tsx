import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { styled } from '@widya/design-system/styled';
import type { DegradedNoticeProps } from '../federation/screen-views.tsx';
import { remoteTexts } from './texts.ts';

const Place = styled('div', { base: { padding: { base: '12px 16px 0', md: '16px 32px 0' } } });
const Small = styled('p', { base: { fontSize: 'sm' } });

/** Shown above a screen that runs in its previous version. */
export function DegradedNotice({ label, failure, version, onRetry }: DegradedNoticeProps) {
  return (
    <Place>
      <Banner
        tone="warn"
        title={remoteTexts.degradedTitle(label)}
        actions={
          <Button size="sm" onClick={onRetry}>
            {remoteTexts.retry}
          </Button>
        }
      >
        {remoteTexts.degraded}
        <Small>
          {version} · {remoteTexts.incident} {failure.incidentId}
        </Small>
      </Banner>
    </Place>
  );
}
