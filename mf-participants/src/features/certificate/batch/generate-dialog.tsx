import { failureOf } from '@widya/api-client/api-error';
import type { CertificateSettings } from '@widya/contract/certificates';
import { Banner } from '@widya/design-system/banner';
import { Checkbox } from '@widya/design-system/checkbox';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { BATCH_TEXTS as texts } from '../texts.ts';
import type { Batch } from './use-batch.ts';

interface GenerateDialogProps {
  readonly settings: CertificateSettings;
  readonly hidePageTwo: boolean;
  readonly batch: Batch;
  readonly onClose: () => void;
}

/** Says what will happen before a batch begins; the specified warning is a real question. Source: B-135, B-136, decision 92. */
export function GenerateDialog({ settings, hidePageTwo, batch, onClose }: GenerateDialogProps) {
  const [again, setAgain] = useState(false);
  const { accepted, made, without_predicate } = settings.totals;
  const skipped = hidePageTwo ? 0 : without_predicate;
  const count = Math.max(0, (again ? accepted : accepted - made) - skipped);
  const starting = useAction(async () => {
    const began = await batch.start(again);
    if (!began) toast.info(texts.nothing);
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirmLabel={texts.go}
      loading={starting.busy}
      onConfirm={() => void starting.run()}
      onCancel={onClose}
    >
      <Stack gap="3">
        <FailureBanner failure={failureOf(starting.failure)} />
        {skipped > 0 && (
          <Banner tone="warn" title={texts.warning}>
            {texts.skipped(skipped)}
          </Banner>
        )}
        <p>{texts.count(count)}</p>
        {made > 0 && (
          <Checkbox checked={again} help={texts.againHelp} onChange={(event) => setAgain(event.currentTarget.checked)}>
            {texts.again}
          </Checkbox>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
