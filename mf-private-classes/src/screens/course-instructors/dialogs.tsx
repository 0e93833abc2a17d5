import type { CourseInstructor } from '@widya/contract/course-instructors';
import { AddDialog } from './add-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface InstructorDialogsProps {
  /** Known once the course is. */
  readonly courseId: number;
  /** Adding, or the one to be removed. */
  readonly dialog: 'add' | CourseInstructor;
  readonly assigned: readonly CourseInstructor[];
  readonly onClose: () => void;
}

/** What opens over the list; fetched when the first of them is opened. */
export function InstructorDialogs({ courseId, dialog, assigned, onClose }: InstructorDialogsProps) {
  if (dialog === 'add') return <AddDialog courseId={courseId} assigned={assigned} onClose={onClose} />;
  return <RemoveDialog row={dialog} onClose={onClose} />;
}
