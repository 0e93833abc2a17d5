import { useCourseActions } from '@widya/api-client/courses';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { useNavigate } from '@widya/remote-kit/router';
import { managePath } from './paths.ts';
import { COURSE_TEXTS as texts } from './texts.ts';

/** Copies a course and opens the copy, which is hidden. Never rejects. */
export function useCopying() {
  const { duplicate } = useCourseActions();
  const navigate = useNavigate();
  return async function copy(courseId: number): Promise<void> {
    try {
      const { id } = await duplicate(courseId);
      toast.success(texts.duplicated);
      void navigate(managePath(id, 'admin'));
    } catch (failure) {
      toast.failure(failureOf(failure), () => void copy(courseId));
    }
  };
}
