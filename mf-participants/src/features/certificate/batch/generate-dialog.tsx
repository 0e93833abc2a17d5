import { failureOf } from '@widya/api-client/api-error';
import { type CertificateScope, useCertificateEligibility } from '@widya/api-client/certificates';
import type { CertificateSettings } from '@widya/contract/certificates';
import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { Checkbox } from '@widya/design-system/checkbox';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { toast } from '@widya/design-system/toast';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { TEXTS, BATCH_TEXTS as texts } from '../texts.ts';
import { LeftOutList } from './left-out-list.tsx';
import { EVERYONE, ruleOf } from './rule-draft.ts';
import { RuleFields } from './rule-fields.tsx';
import { TemplateWarning } from './template-warning.tsx';
import type { Batch } from './use-batch.ts';
import { useReadyDrawing } from './use-ready-drawing.ts';

interface GenerateDialogProps {
  readonly scope: CertificateScope;
  readonly settings: CertificateSettings;
  readonly batch: Batch;
  readonly onClose: () => void;
}

/**
 * Confirms a batch: for how many people, and who is left out and why, with the specified warning when predicates are
 * missing. Source: B-135, B-136, D92.
 */
export function GenerateDialog({ scope, settings, batch, onClose }: GenerateDialogProps) {
  const [again, setAgain] = useState(false);
  const [draft, setDraft] = useState(EVERYONE);
  const [known, setKnown] = useState<Parameters<typeof ruleOf>[1]>([]);
  const rule = ruleOf(draft, known);
  const { data, error, isLoading, isValidating, retry } = useCertificateEligibility(scope, rule, again);
  if (data && known.length === 0 && data.rules.length > 0) setKnown(data.rules);
  const starting = useAction(async () => {
    const began = await batch.start({ ...rule, again });
    if (!began) toast.info(texts.nothing);
    onClose();
  });
  useReadyDrawing(batch);
  // Not while the same count is merely read again, because a button that is disabled during a press swallows it.
  const isUncounted = !data || isLoading;
  const lacking = data?.left_out.some(({ lacks_predicate }) => lacks_predicate) ?? false;
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={texts.title}
      onClose={onClose}
      locked={starting.busy}
      footer={
        <>
          <Button onClick={onClose} disabled={starting.busy}>
            {TEXTS.cancel}
          </Button>
          <Button
            variant="primary"
            loading={starting.busy}
            disabled={isUncounted || data.eligible === 0 || batch.missing.length > 0}
            onClick={() => void starting.run()}
          >
            {texts.go}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <FailureBanner failure={failureOf(starting.failure)} />
        <TemplateWarning batch={batch} />
        {lacking && <Banner tone="warn" title={texts.warning} />}
        {known.length > 0 && (
          <RuleFields
            rules={known}
            draft={draft}
            onChange={(change) => setDraft((former) => ({ ...former, ...change }))}
          />
        )}
        {settings.totals.made > 0 && (
          <Checkbox checked={again} help={texts.againHelp} onChange={(event) => setAgain(event.currentTarget.checked)}>
            {texts.again}
          </Checkbox>
        )}
        {data && (
          <Stack gap="2" aria-live="polite" aria-busy={isValidating}>
            <p>{data.eligible === 0 ? texts.nothing : texts.count(data.eligible)}</p>
            <LeftOutList rows={data.left_out} />
          </Stack>
        )}
        {!data && <PendingRead of={{ error, retry, isValidating }} title={texts.notCounted} lines={3} />}
      </Stack>
    </Dialog>
  );
}
