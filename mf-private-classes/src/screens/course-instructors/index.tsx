import { useCourseInstructorActions, useCourseInstructors } from '@widya/api-client/course-instructors';
import { AssignedInstructors } from '@widya/record-kit/instructors/assigned-instructors';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { CourseGuard } from '../../features/course-scope/course-guard.tsx';
import { useCourseScope } from '../../features/course-scope/use-course-scope.ts';

/** Widyaiswara of a course. Source: C-041 to C-043. */
export default function CourseInstructors({ params }: ScreenProps) {
  const id = params.event_url ?? '';
  const list = useCourseInstructors(id);
  const { record, error } = useCourseScope(id);
  const { add, remove } = useCourseInstructorActions();
  return (
    <CourseGuard failures={[list.data ? undefined : list.error, error]}>
      <AssignedInstructors
        name={record?.title}
        list={list}
        // The address may have the code of a course, while the call needs its id.
        calls={record ? { add: (instructorId) => add(record.id, instructorId), remove } : null}
        settingsKey="widyaiswara-kelas-mandiri"
      />
    </CourseGuard>
  );
}
