import { useCourseActions } from '@widya/api-client/courses';
import type { CourseRecord, WrittenCourse } from '@widya/contract/courses';
import { toast } from '@widya/design-system/toast';
import type { RecordCalls } from '@widya/record-kit/editor/record-kind';
import { bodyOf, type CourseValues, changedFields } from './course-values.ts';
import { SAVED_TEXTS as texts } from './texts.ts';

/** How a course is saved: a new one whole, an existing one only where it was changed. */
export function useCourseCalls(): RecordCalls<CourseValues, CourseRecord, WrittenCourse> {
  const { create, update } = useCourseActions();
  return {
    create: (values, key) => create({ ...bodyOf(values), course_code: values.course_code.trim() }, key),
    update: (values, over) => update(over.id, { ...changedFields(over, values), version: over.version }),
    say: ({ warnings }, created) => {
      toast.success(created ? texts.created : texts.updated);
      for (const warning of warnings) toast.info(warning);
    },
  };
}
