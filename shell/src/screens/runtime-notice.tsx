import { Button } from '@widya/design-system/button';
import type { RuntimeNoticeProps } from '../federation/screen-views.ts';
import { ScreenNotice } from './screen-notice.tsx';
import { remoteTexts } from './texts.ts';

/** Shown above a screen that has thrown but still works. */
export function RuntimeNotice({ label, failure, onReload, onClose }: RuntimeNoticeProps) {
  return (
    <ScreenNotice
      title={remoteTexts.runtimeTitle(label)}
      incidentId={failure.incidentId}
      onClose={onClose}
      action={
        <Button size="sm" onClick={onReload}>
          {remoteTexts.reload}
        </Button>
      }
    >
      {remoteTexts.runtime}
    </ScreenNotice>
  );
}
