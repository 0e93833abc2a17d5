import { AddDialog } from './add-dialog.tsx';
import type { AssignedInstructor, AssignmentCalls } from './assignment.ts';
import { RemoveDialog } from './remove-dialog.tsx';

interface InstructorDialogsProps {
  readonly calls: AssignmentCalls;
  /** The open dialog: adding, or the instructor to remove. */
  readonly dialog: 'add' | AssignedInstructor;
  readonly assigned: readonly AssignedInstructor[];
  readonly onClose: () => void;
}

/** Dialogs of the list, whose code is loaded when the first of them is opened. */
export function InstructorDialogs({ calls, dialog, assigned, onClose }: InstructorDialogsProps) {
  if (dialog === 'add') return <AddDialog add={calls.add} assigned={assigned} onClose={onClose} />;
  return <RemoveDialog row={dialog} remove={calls.remove} onClose={onClose} />;
}
