import { Button } from '@widya/design-system/button';
import type { DegradedNoticeProps } from '../federation/screen-views.ts';
import { ScreenNotice } from './screen-notice.tsx';
import { remoteTexts } from './texts.ts';

/** Shown above a screen that runs in its previous version. */
export function DegradedNotice({ label, failure, version, onRetry }: DegradedNoticeProps) {
  return (
    <ScreenNotice
      title={remoteTexts.degradedTitle(label)}
      incidentId={failure.incidentId}
      version={version}
      action={
        <Button size="sm" onClick={onRetry}>
          {remoteTexts.retry}
        </Button>
      }
    >
      {remoteTexts.degraded}
    </ScreenNotice>
  );
}
