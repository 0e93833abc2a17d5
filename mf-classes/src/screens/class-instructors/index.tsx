import { useClassInstructorActions, useClassInstructors } from '@widya/api-client/class-instructors';
import { AssignedInstructors } from '@widya/record-kit/instructors/assigned-instructors';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { ClassGuard } from '../../features/class-scope/class-guard.tsx';
import { useClassScope } from '../../features/class-scope/use-class-scope.ts';

/** Widyaiswara of a class. Source: C-004 to C-006. */
export default function ClassInstructors({ params }: ScreenProps) {
  const code = params.event_url ?? '';
  const list = useClassInstructors(code);
  const { record, error } = useClassScope(code);
  const { add, remove } = useClassInstructorActions();
  return (
    <ClassGuard failures={[list.data ? undefined : list.error, error]}>
      <AssignedInstructors
        name={record?.name}
        list={list}
        calls={{ add: (instructorId) => add(code, instructorId), remove }}
        settingsKey="widyaiswara-kelas"
      />
    </ClassGuard>
  );
}
