import { AddDialog } from './add-dialog.tsx';
import type { AssignedInstructor, AssignmentCalls } from './assignment.ts';
import { RemoveDialog } from './remove-dialog.tsx';

interface InstructorDialogsProps {
  readonly calls: AssignmentCalls;
  /** Adding, or the one to be removed. */
  readonly dialog: 'add' | AssignedInstructor;
  readonly assigned: readonly AssignedInstructor[];
  readonly onClose: () => void;
}

/** What opens over the list; fetched when the first of them is opened. */
export function InstructorDialogs({ calls, dialog, assigned, onClose }: InstructorDialogsProps) {
  if (dialog === 'add') return <AddDialog add={calls.add} assigned={assigned} onClose={onClose} />;
  return <RemoveDialog row={dialog} remove={calls.remove} onClose={onClose} />;
}
