import type { CourseInstructor } from '@widya/contract/course-instructors';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Stack } from '@widya/design-system/layout';
import { SearchInput } from '@widya/design-system/search-input';
import { useRef, useState } from 'react';
import { failureOf } from '../../features/failure.ts';
import { AssignableList } from './assignable-list.tsx';
import { TEXTS } from './texts.ts';
import { useAdd } from './use-add.ts';

interface AddDialogProps {
  readonly courseId: number;
  readonly assigned: readonly CourseInstructor[];
  readonly onClose: () => void;
}

/** Instructors that are not in the course yet, each with a button that adds them; the dialog stays for the next one. Rule C-042. */
export function AddDialog({ courseId, assigned, onClose }: AddDialogProps) {
  const [search, setSearch] = useState('');
  const box = useRef<HTMLInputElement>(null);
  // Who was added leaves the list, and the pressed button with them: the focus goes back to the search.
  const adding = useAdd(courseId, () => box.current?.focus());
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
        <FailureBanner failure={failureOf(adding.failure)} />
        <AssignableList search={search.trim()} assigned={assigned} addingId={adding.id} onAdd={adding.run} />
      </Stack>
    </Dialog>
  );
}
