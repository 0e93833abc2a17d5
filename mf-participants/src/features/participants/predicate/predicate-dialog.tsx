import { failureOf } from '@widya/api-client/api-error';
import { PREDICATES, type Predicate } from '@widya/contract/registration-status';
import { FormDialog } from '@widya/design-system/form-dialog';
import { RadioGroup } from '@widya/design-system/radio-group';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { PREDICATE_TEXTS as texts } from './texts.ts';

interface PredicateDialogProps {
  readonly lead: string;
  readonly initial: Predicate | null;
  readonly onSave: (predicate: Predicate) => Promise<void>;
  readonly onClose: () => void;
}

/** Sets a predicate: Terbatas, Menengah or Istimewa. B-150, B-151. */
export function PredicateDialog({ lead, initial, onSave, onClose }: PredicateDialogProps) {
  const [predicate, setPredicate] = useState(initial);
  const saving = useAction(onSave);
  return (
    <FormDialog
      title={texts.title}
      description={lead}
      onClose={onClose}
      onSubmit={() => predicate && void saving.run(predicate)}
      dirty={false}
      busy={saving.busy}
      failure={failureOf(saving.failure)}
      submitDisabled={predicate === null}
    >
      <RadioGroup
        label={texts.label}
        options={PREDICATES.map((value) => ({ value, label: value }))}
        value={predicate}
        onChange={setPredicate}
      />
    </FormDialog>
  );
}
