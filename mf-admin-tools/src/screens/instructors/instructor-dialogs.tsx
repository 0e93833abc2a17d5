import type { Instructor } from '@widya/contract/instructors';
import { PasswordDialog } from './actions/password-dialog.tsx';
import { RemoveDialog } from './actions/remove-dialog.tsx';
import { ResetInstructorFactor } from './actions/reset-instructor-factor.tsx';
import { DialogById } from './form/dialog-by-id.tsx';
import { InstructorDialog } from './form/instructor-dialog.tsx';

/** The open action; `add` for a new instructor. */
export type Acting =
  | { readonly kind: 'add' }
  | { readonly kind: 'remove' | 'password' | 'reset-factor'; readonly instructor: Instructor };

interface InstructorDialogsProps {
  readonly acting: Acting | null;
  /** Id of the edited instructor. */
  readonly editing: number | null;
  readonly rows: readonly Instructor[];
  readonly onClose: () => void;
}

/** All dialogs of the list, whose code is loaded when the first of them is opened. */
export function InstructorDialogs({ acting, editing, rows, onClose }: InstructorDialogsProps) {
  if (acting?.kind === 'add') return <InstructorDialog instructor={null} onClose={onClose} />;
  if (acting?.kind === 'remove') return <RemoveDialog instructor={acting.instructor} onClose={onClose} />;
  if (acting?.kind === 'password') return <PasswordDialog instructor={acting.instructor} onClose={onClose} />;
  if (acting?.kind === 'reset-factor')
    return <ResetInstructorFactor instructor={acting.instructor} onClose={onClose} />;
  return editing !== null && <DialogById id={editing} rows={rows} onClose={onClose} />;
}
