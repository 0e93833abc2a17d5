import { type CourseJoinForm, readCourseJoinForm } from '@widya/contract/public-courses';
import type { AppLoadContext } from 'react-router';
import { tryCall } from './call.ts';
import { CallFailure } from './call-failure.ts';
import { ifProven } from './if-proven.ts';
import { ifMailsDown } from './without-code.ts';

const named = (code: string) => ({ params: { code } });

/**
 * The visitor's registration in a course.
 * @returns `unproven` without an address proof; null for a course that is not visible to them.
 */
export async function ownJoinForm(context: AppLoadContext, code: string): Promise<CourseJoinForm | 'unproven' | null> {
  const proven = await ifProven(context, async () => ({
    form: await tryCall(context, readCourseJoinForm, named(code), [400, 404, 422]),
  }));
  if (proven === null) return 'unproven';
  return proven.form instanceof CallFailure ? null : proven.form;
}

/** Data of the form without a code; null while mails are sent, or for a course that is not public. */
export const joinFormWithoutCode = (context: AppLoadContext, code: string): Promise<CourseJoinForm | null> =>
  ifMailsDown(tryCall(context, readCourseJoinForm, named(code), [400, 401, 404, 422]));
