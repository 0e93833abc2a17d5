import { useInstructors } from '@widya/api-client/instructors';
import type { Instructor } from '@widya/contract/instructors';
import { Button } from '@widya/design-system/button';
import { Dialog } from '@widya/design-system/dialog';
import { EmptyState } from '@widya/design-system/empty-state';
import { PendingRead } from '@widya/record-kit/read/pending-read';
import { useRef } from 'react';
import { InstructorDialog } from './instructor-dialog.tsx';
import { INSTRUCTOR_FORM_TEXTS as texts } from './texts.ts';

interface DialogByIdProps {
  readonly id: number;
  /** The displayed instructors, which usually include the requested one. */
  readonly rows: readonly Instructor[];
  readonly onClose: () => void;
}

/**
 * The instructor of an address. If not displayed, they are searched among all instructors, of whom there are only tens.
 */
export function DialogById({ id, rows, onClose }: DialogByIdProps) {
  const isThis = (row: Instructor) => row.id === id && row.active === 1;
  const listed = rows.find(isThis);
  const all = useInstructors(listed ? null : {});
  const found = listed ?? all.data?.find(isThis);
  // A snapshot, so that input stays when the list behind it changes.
  const snapshot = useRef(found);
  if (snapshot.current?.id !== id) snapshot.current = found;
  if (snapshot.current) return <InstructorDialog key={id} instructor={snapshot.current} onClose={onClose} />;
  return (
    <Dialog open title={texts.title} onClose={onClose} footer={<Button onClick={onClose}>{texts.close}</Button>}>
      {all.data ? (
        <EmptyState size="sm" title={texts.missing} description={texts.missingWhy} />
      ) : (
        <PendingRead of={all} title={texts.failed} size="sm" lines={8} />
      )}
    </Dialog>
  );
}
