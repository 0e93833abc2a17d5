import type { ClassTicket } from '@widya/contract/tickets';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { fileKeyOf } from '../../platform/addresses/links.ts';
import { certificates } from '../../platform/database/schema/certificates.ts';
import type { classes } from '../../platform/database/schema/classes.ts';
import { feedback } from '../../platform/database/schema/feedback.ts';
import { files } from '../../platform/database/schema/platform.ts';
import { quizAnswers, quizQuestions } from '../../platform/database/schema/quiz.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { feedbackToken } from '../feedback/feedback-token.ts';
import type { TicketContext } from './ticket-handlers.ts';

type ClassRow = typeof classes.$inferSelect;
type TicketFile = ClassTicket['materials'][number];

/** Derives a name from an address: the last part of its path, else its host. */
function nameOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, hostname } = new URL(url);
  const last = pathname.split('/').findLast((part) => part !== '');
  return last === undefined ? hostname : decodeURIComponent(last.replace(/%(?![0-9a-f]{2})/gi, '%25'));
}

/** Materials of a class, and its recordings once it is over; permanent classes show theirs at any time. */
export async function filesOf(
  tx: Tx,
  of: Pick<ClassRow, 'id' | 'permanent' | 'attachment_urls' | 'recording_url_array'>,
  over: boolean,
): Promise<{ materials: TicketFile[]; recordings: TicketFile[] }> {
  const stored = await tx
    .select({ key: files.key, name: files.original_name, size: files.size })
    .from(files)
    .where(eq(files.attached_to, `class:${of.id}`));
  const byKey = new Map(stored.map((file) => [file.key, file]));
  const fileOf = (url: string): TicketFile => {
    const file = byKey.get(fileKeyOf(url) ?? '');
    return { title: file?.name || nameOf(url), url, size: file?.size ?? null };
  };
  return {
    materials: of.attachment_urls.map(fileOf),
    recordings:
      over || of.permanent ? of.recording_url_array.map(({ title, url }) => ({ title, url, size: null })) : [],
  };
}

/** The issued and valid certificate of a registration. */
export async function certificateOf(tx: Tx, id: number): Promise<ClassTicket['certificate']> {
  const [found] = await tx
    .select({ code: certificates.public_code, url: certificates.certificate_url, predicate: certificates.predicate })
    .from(certificates)
    .where(
      and(
        eq(certificates.participant_id, id),
        isNull(certificates.revoked_at),
        isNotNull(certificates.certificate_url),
      ),
    );
  return found ?? null;
}

/** Whether a class that has begun has a final test, and whether the participant took it. */
export async function finalTestOf(tx: Tx, of: ClassRow, id: number, now: Date): Promise<ClassTicket['final_test']> {
  if (of.start_time !== null && of.start_time > now) return null;
  const [found] = await tx
    .select({ done: sql<boolean>`bool_and(${quizAnswers.id} is not null)` })
    .from(quizQuestions)
    .leftJoin(quizAnswers, and(eq(quizAnswers.quiz_question_id, quizQuestions.id), eq(quizAnswers.participant_id, id)))
    .where(and(eq(quizQuestions.class_id, of.id), eq(quizQuestions.active, 1)))
    .groupBy(quizQuestions.class_id);
  return found === undefined ? null : { done: found.done };
}

/** The token with which a participant gives feedback, and whether they already have. */
export async function feedbackOf({ tx, secretsKey }: TicketContext, id: number): Promise<ClassTicket['feedback']> {
  const [sent] = await tx.select({ id: feedback.id }).from(feedback).where(eq(feedback.participant_id, id));
  return { token: feedbackToken(secretsKey, id), done: sent !== undefined };
}
