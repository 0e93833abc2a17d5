import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import {
  questionUploads,
  questions as table,
  type UploadedQuestion,
} from '../../platform/database/schema/questions.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { findAskers, type RowProblem } from './check-rows.ts';

const LIFE_MS = 60 * 60 * 1_000;

interface UploadContext {
  readonly tx: Tx;
  readonly caller: Caller;
  readonly now: Date;
}

/** Numbers of the rows that cannot be imported. */
export const blockedRows = (problems: readonly RowProblem[]): number[] => [
  ...new Set(problems.filter(({ blocking }) => blocking).map(({ row }) => row)),
];

/** Stores the rows of an upload for an hour. @returns the id with which the import is committed. */
export async function storeUpload(
  { tx, caller, now }: UploadContext,
  classId: number,
  { questions, problems }: { readonly questions: UploadedQuestion[]; readonly problems: readonly RowProblem[] },
): Promise<string> {
  const id = randomBytes(18).toString('base64url');
  await tx.insert(questionUploads).values({
    id,
    class_id: classId,
    owner_kind: caller.kind,
    owner_id: caller.id,
    questions,
    blocked_rows: blockedRows(problems),
    created_at: now,
    expires_at: new Date(now.getTime() + LIFE_MS),
  });
  return id;
}

/**
 * Removes and returns the caller's own upload, so that it is committed only once. @throws ApiFailure 404 when it no
 * longer exists.
 */
export async function takeUpload(
  { tx, caller, now }: UploadContext,
  classId: number,
  id: string,
): Promise<UploadedQuestion[]> {
  const [upload] = await tx
    .delete(questionUploads)
    .where(
      and(
        eq(questionUploads.id, id),
        eq(questionUploads.class_id, classId),
        eq(questionUploads.owner_kind, caller.kind),
        eq(questionUploads.owner_id, caller.id),
        gt(questionUploads.expires_at, now),
      ),
    )
    .returning({ questions: questionUploads.questions });
  if (upload === undefined) throw notFound('Unggahan tidak ditemukan atau sudah kedaluwarsa. Unggah sekali lagi.');
  return upload.questions;
}

/** Deletes expired uploads that were not committed. */
export const removeExpiredUploads = (db: Tx, now: Date): Promise<unknown> =>
  db.delete(questionUploads).where(lt(questionUploads.expires_at, now));

/** Rows per statement. */
const CHUNK = 5_000;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Converts plain text to HTML: escapes its special characters and keeps its lines, so that nothing needs sanitising.
 */
const htmlOf = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character).replace(/\r\n?|\n/g, '<br />');

/** Creates the questions of checked rows, in order. Source: D84. */
export async function createQuestions(
  { tx, caller, now }: UploadContext,
  classId: number,
  rows: readonly UploadedQuestion[],
): Promise<void> {
  const askers = await findAskers(
    tx,
    classId,
    rows.map(({ surel }) => surel),
  );
  const values = rows.map(({ nama, surel, pertanyaan, jawaban }) => {
    // Without a registration the question has only the name (B-044).
    const identity = askers.get(surel.toLowerCase()) ?? { full_name: nama };
    return { ...identity, question: htmlOf(pertanyaan), answer: jawaban === '' ? null : htmlOf(jawaban) };
  });
  const at = now.toISOString();
  // One JSON parameter per chunk takes a tenth of the time of single parameters.
  for (let from = 0; from < values.length; from += CHUNK)
    await tx.execute(sql`
      insert into ${table} (class_id, participant_id, member_id, full_name, email, question, answer,
                            answered_at, answered_by, asked_at, updated_at)
      select ${classId}, participant_id, member_id, full_name, coalesce(email, ''), question, answer,
             case when answer is not null then ${at}::timestamptz end,
             case when answer is not null then ${caller.name} end, ${at}::timestamptz, ${at}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(values.slice(from, from + CHUNK))}::jsonb)
          as row (participant_id int, member_id int, full_name text, email text, question text, answer text)`);
}
