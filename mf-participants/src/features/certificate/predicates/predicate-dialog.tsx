import { failureOf } from '@widya/api-client/api-error';
import type { CertificateScope } from '@widya/api-client/certificates';
import { PREDICATES, type Predicate } from '@widya/contract/certificate-template';
import type { CertificateSettings } from '@widya/contract/certificates';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Field } from '@widya/design-system/field';
import { Stack } from '@widya/design-system/layout';
import { RadioGroup } from '@widya/design-system/radio-group';
import { Select } from '@widya/design-system/select';
import { toast } from '@widya/design-system/toast';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { PREDICATE_TEXTS as texts } from '../texts.ts';
import { type Chosen, type PredicateTarget, usePredicates } from './use-predicates.ts';

interface PredicateDialogProps {
  readonly scope: CertificateScope;
  readonly settings: CertificateSettings;
  readonly chosen: Chosen;
  /** Number of selected rows. */
  readonly count: number;
  readonly onClose: () => void;
}

const OPTIONS = PREDICATES.map((value) => ({ value, label: value }));

/** 'Isi Predikat': sets a predicate for many people. Source: B-120, B-150, B-151. */
export function PredicateDialog({ scope, settings, chosen, count, onClose }: PredicateDialogProps) {
  const [target, setTarget] = useState<PredicateTarget>(count > 0 ? 'selected' : 'missing');
  const [predicate, setPredicate] = useState<Predicate | null>(null);
  const [tried, setTried] = useState(false);
  const { fill } = usePredicates(scope);
  const saving = useAction(async (value: Predicate) => {
    const written = await fill(target, chosen, value);
    toast.success(written === 0 ? texts.nobody : texts.saved(written));
    onClose();
  });
  const { without_predicate: missing, accepted } = settings.totals;
  const targets = [
    ...(count > 0 ? [{ value: 'selected' as const, label: texts.selected(count) }] : []),
    { value: 'missing' as const, label: texts.missing(missing) },
    { value: 'all' as const, label: texts.all(accepted) },
  ];
  const save = () => {
    setTried(true);
    if (predicate !== null) void saving.run(predicate);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={texts.title}
      locked={saving.busy}
      footer={
        <>
          <Button onClick={onClose} disabled={saving.busy}>
            Batal
          </Button>
          <Button variant="primary" loading={saving.busy} onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <FailureBanner failure={failureOf(saving.failure)} />
        <Field label={texts.predicate} required error={tried && predicate === null ? texts.required : null}>
          <Select
            value={predicate ?? ''}
            placeholder={texts.choose}
            options={OPTIONS}
            onChange={(event) => setPredicate(PREDICATES.find((value) => value === event.currentTarget.value) ?? null)}
          />
        </Field>
        <Field label={texts.whom} group>
          <RadioGroup value={target} options={targets} onChange={(value) => setTarget(value as PredicateTarget)} />
        </Field>
      </Stack>
    </Dialog>
  );
}
