import { failureOf } from '@widya/api-client/api-error';
import { type CertificateScope, previewCertificateBulk, useCertificateActions } from '@widya/api-client/certificates';
import { Field } from '@widya/design-system/field';
import { Muted } from '@widya/design-system/layout';
import { Textarea } from '@widya/design-system/textarea';
import { toast } from '@widya/design-system/toast';
import { BulkDialog } from '@widya/record-kit/bulk-action/bulk-dialog';
import { hasChanged } from '@widya/record-kit/bulk-action/has-changed';
import { useBulkPreview } from '@widya/record-kit/bulk-action/use-bulk-preview';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { REVOKE_TEXTS as texts } from '../texts.ts';
import { type BulkRequest, selectionOf } from './bulk-request.ts';
import { countedOf } from './counted.ts';

const LONGEST_REASON = 300;

interface RevokeDialogProps {
  readonly scope: CertificateScope;
  readonly request: BulkRequest;
  /** Called after revoking, to clear the selection. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Revokes certificates; the registrations stay accepted. */
export function RevokeDialog({ scope, request, onDone, onClose }: RevokeDialogProps) {
  const { revoke } = useCertificateActions(scope);
  const [reason, setReason] = useState('');
  const preview = useBulkPreview(
    `certificates/${scope.kind}/${scope.code}/revoke`,
    { ...request.target, action: 'revoke' as const },
    (body) => previewCertificateBulk(scope, body),
  );
  const total = preview.data?.total ?? request.count;
  const running = useAction(async () => {
    const { affectedRows } = await revoke({ ...selectionOf(request, total), reason }).catch((caught: unknown) => {
      if (hasChanged(caught)) preview.retry();
      throw caught;
    });
    toast.success(texts.done(affectedRows));
    onDone();
    onClose();
  });
  const changes = preview.data?.changes ?? 0;
  return (
    <BulkDialog
      title={texts.title}
      description={request.row?.full_name ?? texts.chosen(total, request.target.except?.length ?? 0)}
      runLabel={texts.run(changes)}
      isDangerous
      counted={preview.data ? countedOf(preview.data, texts) : null}
      preview={preview}
      changes={changes}
      busy={running.busy}
      isDirty={reason !== ''}
      failure={failureOf(running.failure)}
      onRun={() => void running.run()}
      onClose={onClose}
    >
      <Muted>{texts.why}</Muted>
      <Field label={texts.reason} help={texts.reasonHelp}>
        <Textarea
          value={reason}
          rows={2}
          maxLength={LONGEST_REASON}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
    </BulkDialog>
  );
}
