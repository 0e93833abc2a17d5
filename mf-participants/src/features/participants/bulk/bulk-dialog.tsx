import { SiteNotice } from '@widya/design-system/site-notice';
import { BulkDialog } from '@widya/record-kit/bulk-action/bulk-dialog';
import { useBulkPreview } from '@widya/record-kit/bulk-action/use-bulk-preview';
import { useSession } from '@widya/remote-kit/session';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useRef, useState } from 'react';
import { failureWithFirst } from '../failure-with-first.ts';
import { reasonError } from '../reject/reason-error.ts';
import { useSource, useSourceActions } from '../source/source-context.ts';
import { type BulkDraft, FRESH, previewBody } from './bulk-draft.ts';
import { BulkOptions } from './bulk-options.tsx';
import type { BulkAction, BulkRequest } from './bulk-request.ts';
import { countedOf } from './counted.tsx';
import { SkippedDialog } from './skipped-dialog.tsx';
import { BULK_ACTIONS, BULK_TEXTS as texts } from './texts.ts';
import { useBulk } from './use-bulk.ts';

interface ParticipantBulkDialogProps {
  readonly request: BulkRequest;
  readonly hasQuota: boolean;
  /** Called after the action, to clear the selection. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Actions that mail the selected people. */
const MAILING: readonly BulkAction[] = ['accept', 'reject', 'resend'];

/** A bulk action on participants. */
export function ParticipantBulkDialog({ request, hasQuota, onDone, onClose }: ParticipantBulkDialogProps) {
  const { site } = useSession().user;
  const [draft, setDraft] = useState<BulkDraft>(FRESH);
  const [submitted, setSubmitted] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const { kind, code } = useSource();
  const { previewBulk } = useSourceActions();
  const preview = useBulkPreview(`participants of ${kind} ${code}`, previewBody(request, draft), previewBulk);
  const { run, busy, failure, skipped } = useBulk(request, { onDone, onClose, onChanged: preview.retry });
  const { action, target } = request;
  const count = preview.data?.total ?? request.count;
  const changes = preview.data?.changes ?? 0;
  const isDirty = draft.reason.trim() !== '';
  const wrong = action === 'reject' ? reasonError(draft.reason) : null;
  const submit = async () => {
    setSubmitted(true);
    if (wrong) input.current?.focus();
    else await run(draft, count);
  };
  useUnsavedWork(isDirty && !busy, submit);
  if (skipped) return <SkippedDialog skipped={skipped} onClose={onClose} />;

  return (
    <BulkDialog
      title={BULK_ACTIONS[action].title}
      description={texts.chosen(count, target.except?.length ?? 0)}
      runLabel={BULK_ACTIONS[action].run(changes)}
      isDangerous={action === 'reject'}
      counted={preview.data ? countedOf(action, preview.data) : null}
      preview={preview}
      changes={changes}
      busy={busy}
      isDirty={isDirty}
      failure={failureWithFirst(failure)}
      onRun={() => void submit()}
      onClose={onClose}
    >
      {MAILING.includes(action) && !(action === 'reject' && draft.silent) && <SiteNotice {...site} />}
      <BulkOptions
        action={action}
        draft={draft}
        reasonError={submitted ? wrong : null}
        reasonInput={input}
        hasQuota={hasQuota}
        rejected={preview.data?.rejected ?? 0}
        onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
      />
    </BulkDialog>
  );
}
