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
  const [asking, setAsking] = useState<Step | null>(null);
  const step = nextStep(record, Date.now());
  const publishAgain = async () => {
    const { version } = await publish(record.id, { publish_status: 'OPEN', expected_status: 'HIDDEN' });
    onChanged(version);
  };
  const changing = useAction(async (wanted: Step) => {
    const { version } = await publish(record.id, {
      publish_status: wanted === 'hide' ? 'HIDDEN' : wanted === 'archive' ? 'DONE' : 'OPEN',
      expected_status: record.publish_status,
    });
    onChanged(version);
    if (wanted === 'hide') toast.undo(done(wanted, record.name), publishAgain, { failed: failureOf });
    else toast.success(done(wanted, record.name));
    setAsking(null);
  });
  const close = () => {
    changing.forget();
    setAsking(null);
  };
  const failure = failureOf(changing.failure, texts.checkFailed);
  if (step === null) return null;
  const opens = asking === 'publish' || asking === 'again';
  return (
    <>
      <Button size="sm" onClick={() => setAsking(step)}>
        {BUTTONS[step]}
      </Button>
      {opens && (
        <EventSummary
          record={record}
          reasons={publishReasons(dirty, changing.failure)}
          failure={failure}
          busy={changing.busy}
          onConfirm={() => void changing.run(asking)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asking === 'hide' || asking === 'archive'}
        title={asking === 'archive' ? texts.archiveTitle : texts.hideTitle}
        confirmLabel={asking === 'archive' ? texts.archive : PUBLISH_TEXTS.hide}
        loading={changing.busy}
        onConfirm={() => asking && void changing.run(asking)}
        onCancel={close}
      >
        <FailureBanner failure={failure} />
        {asking === 'archive' ? texts.archiveWhy : texts.hideWhy}
      </ConfirmDialog>
    </>
  );
}
