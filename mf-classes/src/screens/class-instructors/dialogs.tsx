import type { ClassInstructor } from '@widya/contract/class-instructors';
import { AddDialog } from './add-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface InstructorDialogsProps {
  readonly code: string;
  /** Adding, or the one to be removed. */
  readonly dialog: 'add' | ClassInstructor;
  readonly assigned: readonly ClassInstructor[];
  readonly onClose: () => void;
}

/** What opens over the list; fetched when the first of them is opened. */
export function InstructorDialogs({ code, dialog, assigned, onClose }: InstructorDialogsProps) {
  if (dialog === 'add') return <AddDialog code={code} assigned={assigned} onClose={onClose} />;
  return <RemoveDialog row={dialog} onClose={onClose} />;
}
