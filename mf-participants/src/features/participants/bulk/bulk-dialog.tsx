import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useRef, useState } from 'react';
import { failureWithFirst } from '../failure-with-first.ts';
import { reasonError } from '../reject/reason-error.ts';
import { type BulkDraft, FRESH, previewBody } from './bulk-draft.ts';
import { BulkOptions } from './bulk-options.tsx';
import type { BulkRequest } from './bulk-request.ts';
import { PreviewBox } from './preview-box.tsx';
import { SkippedDialog } from './skipped-dialog.tsx';
import { BULK_ACTIONS, BULK_TEXTS as texts } from './texts.ts';
import { useBulk } from './use-bulk.ts';
import { useBulkPreview } from './use-bulk-preview.ts';

interface BulkDialogProps {
  readonly request: BulkRequest;
  readonly hasQuota: boolean;
  /** It was done: the choice of rows is over. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** One action on many people: what will change is counted and shown before it happens. Product bar 1.6. */
export function BulkDialog({ request, hasQuota, onDone, onClose }: BulkDialogProps) {
  const [draft, setDraft] = useState<BulkDraft>(FRESH);
  const [asked, setAsked] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const preview = useBulkPreview(previewBody(request, draft));
  const { run, busy, failure, skipped } = useBulk(request, { onDone, onClose, onChanged: preview.retry });
  const { action, target } = request;
  const count = preview.data?.total ?? request.count;
  const changes = preview.data?.changes ?? 0;
  const isDirty = draft.reason.trim() !== '';
  const wrong = action === 'reject' ? reasonError(draft.reason) : null;
  const submit = async () => {
    setAsked(true);
    if (wrong) input.current?.focus();
    else await run(draft, count);
  };
  useUnsavedWork(isDirty && !busy, submit);
  if (skipped) return <SkippedDialog skipped={skipped} onClose={onClose} />;

  return (
    <Dialog
      open
      onClose={onClose}
      title={BULK_ACTIONS[action].title}
      description={texts.chosen(count, target.except?.length ?? 0)}
      locked={isDirty || busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {texts.cancel}
          </Button>
          <Button
            variant={action === 'reject' ? 'danger' : 'primary'}
            loading={busy}
            disabled={changes === 0 || preview.isOld}
            onClick={submit}
          >
            {BULK_ACTIONS[action].run(changes)}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <FailureBanner failure={failureWithFirst(failure)} />
        <BulkOptions
          action={action}
          draft={draft}
          reasonError={asked ? wrong : null}
          reasonInput={input}
          hasQuota={hasQuota}
          onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
        />
        <PreviewBox action={action} preview={preview.data} error={preview.error} onRetry={preview.retry} />
      </Stack>
    </Dialog>
  );
}
