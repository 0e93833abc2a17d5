import { useInstructorActions } from '@widya/api-client/instructors';
import type { Instructor } from '@widya/contract/instructors';
import { ResetFactorDialog } from '../../../features/reset-factor/reset-factor-dialog.tsx';

interface ResetInstructorFactorProps {
  readonly instructor: Instructor;
  readonly onClose: () => void;
}

/** For superadmins: lets an instructor who lost app and passkeys sign in with the password only. */
export function ResetInstructorFactor({ instructor, onClose }: ResetInstructorFactorProps) {
  const { resetSecondFactor } = useInstructorActions();
  return <ResetFactorDialog name={instructor.name} reset={() => resetSecondFactor(instructor.id)} onClose={onClose} />;
}
