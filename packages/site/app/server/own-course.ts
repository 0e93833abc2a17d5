import { type OwnCourse, readOwnCourse } from '@widya/contract/course-learning';
import { type AppLoadContext, redirect } from 'react-router';
import { tryCall } from './call.ts';
import { CallFailure } from './call-failure.ts';
import { ifProven } from './if-proven.ts';

/**
 * The course of a participant. Redirects a device without an address proof to the registration, and a person who is not
 * accepted to the course's page. @throws Response
 */
export async function ownCourse(context: AppLoadContext, code: string): Promise<OwnCourse> {
  const own = await ifProven(context, () => tryCall(context, readOwnCourse, { params: { code } }, [400, 404, 422]));
  if (own === null) throw redirect(`/kelas-mandiri/${encodeURIComponent(code)}/daftar`);
  if (own instanceof CallFailure) throw redirect(`/kelas-mandiri/${encodeURIComponent(code)}`);
  return own;
}
