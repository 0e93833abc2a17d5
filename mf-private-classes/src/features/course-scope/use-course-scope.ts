import { useCourse } from '@widya/api-client/courses';
import { useScopeTitle } from '@widya/remote-kit/scope';

/**
 * The course a screen is about; the sidebar shows its name. While another course loads, nothing of the former one is shown.
 * @param id from the address; null reads nothing.
 */
export function useCourseScope(id: string | null) {
  const { data, error, retry, isValidating } = useCourse(id);
  const record = data && [String(data.id), data.course_code].includes(id ?? '') ? data : undefined;
  useScopeTitle(record?.title ?? null);
  return { record, error: record ? undefined : error, retry, isValidating };
}
