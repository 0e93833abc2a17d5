import { useCourseActions } from '@widya/api-client/courses';
import type { CourseRow } from '@widya/contract/courses';
import type { Hiding } from '@widya/record-kit/visibility/hiding';
import { COURSE_TEXTS } from './texts.ts';

/** Hides and restores courses. */
export function useHiding() {
  const { hide, restore } = useCourseActions();
  return ({ id, title }: Pick<CourseRow, 'id' | 'title'>): Hiding => ({
    name: title,
    hide: () => hide(id),
    restore: () => restore(id),
    restored: COURSE_TEXTS.restoreDone(title),
  });
}
