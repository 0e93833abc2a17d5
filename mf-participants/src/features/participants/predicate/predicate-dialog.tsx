import { PREDICATES, type Predicate } from '@widya/contract/registration-status';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { Stack } from '@widya/design-system/layout';
import { RadioGroup } from '@widya/design-system/radio-group';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { FailureBanner } from '../../failure/failure-banner.tsx';

import { PREDICATE_TEXTS as texts } from './texts.ts';

interface PredicateDialogProps {
  readonly lead: string;
  readonly initial: Predicate | null;
  readonly onSave: (predicate: Predicate) => Promise<void>;
  readonly onClose: () => void;
}

/** Terbatas, Menengah or Istimewa. Rules B-150, B-151. */
export function PredicateDialog({ lead, initial, onSave, onClose }: PredicateDialogProps) {
  const [predicate, setPredicate] = useState(initial);
  const saving = useAction(onSave);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={lead}
      size="sm"
      locked={saving.busy}
      footer={
        <>
          <Button onClick={onClose} disabled={saving.busy}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            loading={saving.busy}
            disabled={predicate === null}
            onClick={() => predicate && void saving.run(predicate)}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <FailureBanner failure={saving.failure} />
        <RadioGroup
          label={texts.label}
          options={PREDICATES.map((value) => ({ value, label: value }))}
          value={predicate}
          onChange={setPredicate}
        />
      </Stack>
    </Dialog>
  );
}
