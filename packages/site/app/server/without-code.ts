import { CallFailure } from './call-failure.ts';

/** Whether the visitor goes on without a code, because mails are down. */
export const isWithoutCode = (request: Request): boolean => new URL(request.url).searchParams.has('tanpa-kode');

/** What is read of a registration form without a proof; null while mails leave, since then it needs one. */
export async function ifMailsDown<Answer>(asking: Promise<Answer | CallFailure>): Promise<Answer | null> {
  const found = await asking;
  return found instanceof CallFailure ? null : found;
}
