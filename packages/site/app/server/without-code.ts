import { CallFailure } from './call-failure.ts';

/** Whether the visitor continues without a code because mails are down. */
export const isWithoutCode = (request: Request): boolean => new URL(request.url).searchParams.has('tanpa-kode');

/** The data of a registration form without an address proof; null while mails are sent, because it then needs one. */
export async function ifMailsDown<Answer>(answer: Promise<Answer | CallFailure>): Promise<Answer | null> {
  const result = await answer;
  return result instanceof CallFailure ? null : result;
}
