import { failureOf } from '@widya/api-client/api-error';
import { useEventActions } from '@widya/api-client/events';
import type { EventRecord } from '@widya/contract/events';
import { Button } from '@widya/design-system/button';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { publishReasons } from '../class-publish/reasons.ts';
import { PUBLISH_TEXTS } from '../class-publish/texts.ts';
import { nextStep, type Step } from './next-step.ts';
import { EventSummary } from './publish-summary.tsx';
import { EVENT_PUBLISH_TEXTS as texts } from './texts.ts';

const BUTTONS: Readonly<Record<Step, string>> = {
  publish: PUBLISH_TEXTS.publish,
  again: PUBLISH_TEXTS.publishAgain,
  hide: PUBLISH_TEXTS.hide,
  archive: texts.archive,
};

const done = (step: Step, name: string): string =>
  step === 'hide' ? texts.hidden(name) : step === 'archive' ? texts.archived(name) : PUBLISH_TEXTS.opened;

interface EventPublishProps {
  readonly record: EventRecord;
  readonly dirty: boolean;
  /** Called with the event's new version. */
  readonly onChanged: (version: number) => void;
}

/**
 * Publishes, hides, publishes again, and closes permanently after the end. Each change sends the state that was
 * displayed, and shows the state of the answer., D43.
 */
export function EventPublishControls({ record, dirty, onChanged }: EventPublishProps) {
  const { publish } = useEventActions();
  const [confirming, setConfirming] = useState<Step | null>(null);
  const step = nextStep(record, Date.now());
  const publishAgain = async () => {
    const { version } = await publish(record.id, { publish_status: 'OPEN', expected_status: 'HIDDEN' });
    onChanged(version);
  };
  const changing = useAction(async (action: Step) => {
    const { version } = await publish(record.id, {
      publish_status: action === 'hide' ? 'HIDDEN' : action === 'archive' ? 'DONE' : 'OPEN',
      expected_status: record.publish_status,
    });
    onChanged(version);
    if (action === 'hide') toast.undo(done(action, record.name), publishAgain, { failed: failureOf });
    else toast.success(done(action, record.name));
    setConfirming(null);
  });
  const close = () => {
    changing.forget();
    setConfirming(null);
  };
  const failure = failureOf(changing.failure, texts.checkFailed);
  if (step === null) return null;
  const opens = confirming === 'publish' || confirming === 'again';
  return (
    <>
      <Button size="sm" onClick={() => setConfirming(step)}>
        {BUTTONS[step]}
      </Button>
      {opens && (
        <EventSummary
          record={record}
          reasons={publishReasons(dirty, changing.failure)}
          failure={failure}
          busy={changing.busy}
          onConfirm={() => void changing.run(confirming)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={confirming === 'hide' || confirming === 'archive'}
        title={confirming === 'archive' ? texts.archiveTitle : texts.hideTitle}
        confirmLabel={confirming === 'archive' ? texts.archive : PUBLISH_TEXTS.hide}
        loading={changing.busy}
        onConfirm={() => confirming && void changing.run(confirming)}
        onCancel={close}
      >
        <FailureBanner failure={failure} />
        {confirming === 'archive' ? texts.archiveWhy : texts.hideWhy}
      </ConfirmDialog>
    </>
  );
}
