import { useCourse } from '@widya/api-client/courses';
import { useScopeTitle } from '@widya/remote-kit/scope';

/**
 * The course of a screen, whose name the sidebar shows. While another course loads, the previous one is not shown.
 * @param id from the address; null loads nothing.
 */
export function useCourseScope(id: string | null) {
  const { data, error, retry, isValidating } = useCourse(id);
  const record = data && [String(data.id), data.course_code].includes(id ?? '') ? data : undefined;
  useScopeTitle(record?.title ?? null);
  return { record, error: record ? undefined : error, retry, isValidating };
}
