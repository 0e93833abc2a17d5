import { failureOf } from '@widya/api-client/api-error';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { SearchInput } from '@widya/design-system/search-input';
import { useRef, useState } from 'react';
import { AssignableList } from './assignable-list.tsx';
import type { AssignedInstructor, AssignmentCalls } from './assignment.ts';
import { TEXTS } from './texts.ts';
import { useAdd } from './use-add.ts';

interface AddDialogProps {
  readonly add: AssignmentCalls['add'];
  readonly assigned: readonly AssignedInstructor[];
  readonly onClose: () => void;
}

/** Instructors that are not assigned yet, with buttons to add them; the dialog stays open for more. C-005 and C-042. */
export function AddDialog({ add, assigned, onClose }: AddDialogProps) {
  const [search, setSearch] = useState('');
  const box = useRef<HTMLInputElement>(null);
  // Returns the focus to the search, because the added instructor disappears from the list with the pressed button.
  const adding = useAdd(add, () => box.current?.focus());
  return (
    <Dialog
      open
      onClose={onClose}
      title={TEXTS.add}
      description={TEXTS.dialogWhy}
      initialFocus={box}
      footer={<Button onClick={onClose}>{TEXTS.close}</Button>}
    >
      <Stack gap="3">
        <SearchInput ref={box} label={TEXTS.search} placeholder={TEXTS.search} value={search} onChange={setSearch} />
        <FailureBanner failure={failureOf(adding.failure, TEXTS.noReason)} />
        <AssignableList search={search.trim()} assigned={assigned} addingId={adding.id} onAdd={adding.run} />
      </Stack>
    </Dialog>
  );
}
