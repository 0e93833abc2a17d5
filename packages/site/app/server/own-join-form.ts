import { type CourseJoinForm, readCourseJoinForm } from '@widya/contract/public-courses';
import type { AppLoadContext } from 'react-router';
import { tryCall } from './call.ts';
import { CallFailure } from './call-failure.ts';
import { ifProven } from './if-proven.ts';
import { ifMailsDown } from './without-code.ts';

const named = (code: string) => ({ params: { code } });

/**
 * What the visitor has of a course.
 * @returns `unproven` without a proved address; null for a course that they may not know of.
 */
export async function ownJoinForm(context: AppLoadContext, code: string): Promise<CourseJoinForm | 'unproven' | null> {
  const form = await ifProven(context, async () => ({
    found: await tryCall(context, readCourseJoinForm, named(code), [400, 404, 422]),
  }));
  if (form === null) return 'unproven';
  return form.found instanceof CallFailure ? null : form.found;
}

/** The form of whoever goes on without a code; null while mails leave, or for a course that nobody may know of. */
export const joinFormWithoutCode = (context: AppLoadContext, code: string): Promise<CourseJoinForm | null> =>
  ifMailsDown(tryCall(context, readCourseJoinForm, named(code), [400, 401, 404, 422]));
