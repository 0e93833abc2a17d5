import type { FinalTest, TestResult } from '@widya/contract/public-quiz';
import { openFinalTest, readFinalTest, submitFinalTest } from '@widya/contract/public-quiz';
import type { AppLoadContext } from 'react-router';
import { tryCall } from '../../server/call.ts';
import { CallFailure } from '../../server/call-failure.ts';

const UNAUTHENTICATED = 401;

/** Calls with the session of a link or ticket, and after its end with the address proof. */
async function asTaker<Answer>(
  { site }: AppLoadContext,
  code: string,
  call: (token: { readonly token?: string }) => Promise<Answer | CallFailure>,
): Promise<Answer | CallFailure> {
  const session = site.testSession(code);
  const answer = session === null ? null : await call({ token: session });
  const hasEnded = answer === null || (answer instanceof CallFailure && answer.status === UNAUTHENTICATED);
  return hasEnded ? call({}) : answer;
}

/** The visitor's final test; refusals with their own page are returned as values. */
export const readOwnTest = (context: AppLoadContext, code: string): Promise<FinalTest | CallFailure> =>
  asTaker(context, code, (token) => tryCall(context, readFinalTest, { params: { code }, ...token }, [401, 403]));

interface HandIn {
  readonly answers: { readonly fieldName: string; readonly answer: string }[];
  readonly full_name?: string;
}

/** Submits the answers; refusals that the page shows are returned as values. */
export const submitOwnTest = (
  context: AppLoadContext,
  code: string,
  body: HandIn,
): Promise<{ readonly result: TestResult } | CallFailure> =>
  asTaker(context, code, (token) =>
    tryCall(context, submitFinalTest, { params: { code }, body, ...token }, [401, 403, 409, 422, 429]),
  );

/** Opens a test by a one-time link or a ticket, and stores its session on the device; returns the code of the class. */
export async function openOwnTest(
  context: AppLoadContext,
  body: { readonly link: string } | { readonly ticket: string },
): Promise<string | CallFailure> {
  const opened = await tryCall(context, openFinalTest, { body }, [410, 422, 429]);
  if (opened instanceof CallFailure) return opened;
  context.site.storeTestSession(opened.class_code, opened.session, opened.expires_at);
  return opened.class_code;
}
