import { useCourseActions } from '@widya/api-client/courses';
import type { CourseRecord, CreateCourseInput, WrittenCourse } from '@widya/contract/courses';
import { toast } from '@widya/design-system/toast';
import type { RecordCalls } from '@widya/record-kit/editor/record-definition';
import type { CourseValues } from './course-values.ts';
import { SAVED_TEXTS as texts } from './texts.ts';

/** Saves a course: a new one completely, an existing one with changed fields only. */
export function useCourseCalls(): RecordCalls<CourseValues, CourseRecord, CreateCourseInput, WrittenCourse> {
  const { create, update } = useCourseActions();
  return {
    create,
    update: (changes, over) => update(over.id, { ...changes, version: over.version }),
    announce: ({ warnings }, created) => {
      toast.success(created ? texts.created : texts.updated);
      for (const warning of warnings) toast.info(warning);
    },
  };
}
