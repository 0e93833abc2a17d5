import { failureOf } from '@widya/api-client/api-error';
import { type CertificateScope, previewCertificateBulk } from '@widya/api-client/certificates';
import { Checkbox } from '@widya/design-system/checkbox';
import { toast } from '@widya/design-system/toast';
import { BulkDialog } from '@widya/record-kit/bulk-action/bulk-dialog';
import { hasChanged } from '@widya/record-kit/bulk-action/has-changed';
import { useBulkPreview } from '@widya/record-kit/bulk-action/use-bulk-preview';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { TemplateWarning } from '../batch/template-warning.tsx';
import type { Batch } from '../batch/use-batch.ts';
import { useReadyDrawing } from '../batch/use-ready-drawing.ts';
import { BATCH_TEXTS, ISSUE_TEXTS as texts } from '../texts.ts';
import { type BulkRequest, selectionOf } from './bulk-request.ts';
import { countedOf } from './counted.ts';

interface IssueDialogProps {
  readonly scope: CertificateScope;
  readonly request: BulkRequest;
  readonly batch: Batch;
  /** Called after starting, to clear the selection. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Issues or reissues certificates of selected people, as a batch. */
export function IssueDialog({ scope, request, batch, onDone, onClose }: IssueDialogProps) {
  const { row, target } = request;
  // From a row's menu, the dialog is opened to reissue.
  const [again, setAgain] = useState(row !== null);
  const [revoked, setRevoked] = useState(row !== null);
  const preview = useBulkPreview(
    `certificates/${scope.kind}/${scope.code}/issue`,
    { ...target, action: 'issue' as const, again, revoked },
    (body) => previewCertificateBulk(scope, body),
  );
  const total = preview.data?.total ?? request.count;
  const starting = useAction(async () => {
    const began = await batch.start({ ...selectionOf(request, total), again, revoked }).catch((caught: unknown) => {
      if (hasChanged(caught)) preview.retry();
      throw caught;
    });
    if (!began) toast.info(BATCH_TEXTS.nothing);
    onDone();
    onClose();
  });
  useReadyDrawing(batch);
  const changes = preview.data?.changes ?? 0;
  const { made: existingCount = 0, revoked: revokedCount = 0 } = preview.data ?? {};
  return (
    <BulkDialog
      title={row?.certificate_url ? texts.again : texts.title}
      description={row?.full_name ?? texts.chosen(total, target.except?.length ?? 0)}
      runLabel={texts.run(changes)}
      isDangerous={false}
      counted={preview.data ? countedOf(preview.data, { will: texts.will, nothing: BATCH_TEXTS.nothing }) : null}
      preview={preview}
      changes={batch.missing.length > 0 ? 0 : changes}
      busy={starting.busy}
      failure={failureOf(starting.failure)}
      onRun={() => void starting.run()}
      onClose={onClose}
    >
      <TemplateWarning batch={batch} />
      {row === null && existingCount > 0 && (
        <Checkbox
          checked={again}
          help={BATCH_TEXTS.againHelp}
          onChange={(event) => setAgain(event.currentTarget.checked)}
        >
          {BATCH_TEXTS.again}
        </Checkbox>
      )}
      {row === null && revokedCount > 0 && (
        <Checkbox
          checked={revoked}
          help={texts.revokedHelp}
          onChange={(event) => setRevoked(event.currentTarget.checked)}
        >
          {texts.revoked(revokedCount)}
        </Checkbox>
      )}
    </BulkDialog>
  );
}
