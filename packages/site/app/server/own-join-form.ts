import { type CourseJoinForm, readCourseJoinForm } from '@widya/contract/public-courses';
import type { AppLoadContext } from 'react-router';
import { tryCall } from './call.ts';
import { CallFailure } from './call-failure.ts';
import { ifProven } from './if-proven.ts';

/**
 * What the visitor has of a course.
 * @returns `unproven` without a proved address; null for a course that they may not know of.
 */
export async function ownJoinForm(context: AppLoadContext, code: string): Promise<CourseJoinForm | 'unproven' | null> {
  const form = await ifProven(context, async () => ({
    found: await tryCall(context, readCourseJoinForm, { params: { code } }, [400, 404, 422]),
  }));
  if (form === null) return 'unproven';
  return form.found instanceof CallFailure ? null : form.found;
}
