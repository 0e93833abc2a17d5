import { useClassEditing } from '@widya/api-client/class-editing';
import type { ClassRecord } from '@widya/contract/classes';
import { Button } from '@widya/design-system/button';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { PublishSummary } from './publish-summary.tsx';
import { publishReasons } from './reasons.ts';
import { PUBLISH_TEXTS as texts } from './texts.ts';

interface PublishControlsProps {
  readonly record: ClassRecord;
  readonly dirty: boolean;
}

/** Publishes, hides and publishes again. Each change sends the state that was displayed. Source. */
export function PublishControls({ record, dirty }: PublishControlsProps) {
  const { publish } = useClassEditing();
  const [isConfirming, setConfirming] = useState(false);
  const open = record.publish_status === 'OPEN';
  const publishAgain = () => publish(record.code, { publish_status: 'OPEN', expected_status: 'HIDDEN' });
  const changing = useAction(async () => {
    await publish(record.code, {
      publish_status: open ? 'HIDDEN' : 'OPEN',
      expected_status: record.publish_status,
    });
    if (open) toast.undo(texts.hidden(record.name), publishAgain, { failed: failureOf });
    else toast.success(texts.done, { description: texts.opened });
    setConfirming(false);
  });
  const close = () => {
    changing.forget();
    setConfirming(false);
  };
  if (record.publish_status === 'DONE') return null;
  return (
    <>
      <Button size="sm" onClick={() => setConfirming(true)}>
        {open ? texts.hide : record.publish_status === 'DRAFT' ? texts.publish : texts.publishAgain}
      </Button>
      {isConfirming && !open && (
        <PublishSummary
          record={record}
          reasons={publishReasons(dirty, changing.failure)}
          failure={changing.failure}
          busy={changing.busy}
          onConfirm={() => void changing.run()}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={isConfirming && open}
        title={texts.hideTitle}
        confirmLabel={texts.hide}
        loading={changing.busy}
        onConfirm={() => void changing.run()}
        onCancel={close}
      >
        <FailureBanner failure={failureOf(changing.failure)} />
        {texts.hideWhy}
      </ConfirmDialog>
    </>
  );
}
