import type { QuizAnswerRow } from '@widya/contract/quiz';
import type { quizSchemas } from '@widya/contract/quiz.schemas';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { classScope } from '../../platform/auth/instructor-scope.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { type QuizField, quizAnswers, quizQuestions } from '../../platform/database/schema/quiz.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';
import { scoreAnswers } from './scoring.ts';

type AnswerQuery = z.output<(typeof quizSchemas)['listQuizAnswers']['query']>;
type SortColumn = 'full_name' | 'score' | 'created_at';

const SORT_KEYS: Readonly<Record<SortColumn, SQL>> = {
  full_name: sql`lower(${registrations.full_name})`,
  score: sql`${quizAnswers.score}`,
  created_at: sql`${quizAnswers.created_at}`,
};

function order(sort: AnswerQuery['sort']): SQL[] {
  const column = sort.replace('-', '') as SortColumn;
  const direction = sort.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`;
  return [sql`${SORT_KEYS[column]} ${direction}`, asc(registrations.id)];
}

const columns = {
  participantId: registrations.id,
  fullName: registrations.full_name,
  email: registrations.email,
  answer: quizAnswers,
};

type Selected = {
  readonly participantId: number;
  readonly fullName: string;
  readonly email: string;
  readonly answer: typeof quizAnswers.$inferSelect | null;
};

function present(row: Selected, fields: readonly QuizField[]): QuizAnswerRow {
  const { answer } = row;
  const person = { participant_id: row.participantId, full_name: row.fullName, email: row.email };
  if (answer === null)
    return {
      id: null,
      ...person,
      score: null,
      scored_by_hand: false,
      needs_scoring: false,
      answer_json: [],
      created_at: null,
    };
  const { items, needsScoring } = scoreAnswers(fields, answer.answer_json);
  return {
    id: answer.id,
    ...person,
    score: answer.score,
    scored_by_hand: answer.scored_by_hand,
    needs_scoring: needsScoring && !answer.scored_by_hand,
    answer_json: items,
    created_at: answer.created_at.toISOString(),
  };
}

/**
 * A page of the people of a final test: those who answered, and accepted ones who have not ('Belum Dikerjakan').
 * Source: B-026, B-027.
 */
export async function selectAnswers(
  tx: Tx,
  quiz: Pick<typeof quizQuestions.$inferSelect, 'id' | 'class_id' | 'question_json'>,
  query: AnswerQuery,
): Promise<{ rows: QuizAnswerRow[]; total: number }> {
  const filter = and(
    eq(registrations.class_id, quiz.class_id),
    sql`(${quizAnswers.id} is not null or ${registrations.status} = 'ACCEPTED')`,
    query.done === undefined ? undefined : sql`(${quizAnswers.id} is not null) = ${query.done === '1'}`,
    ...searchTerms(query.q).map((term) => {
      const pattern = containsPattern(term);
      return sql`(${registrations.full_name} ilike ${pattern} or ${registrations.email} ilike ${pattern})`;
    }),
  );
  const own = and(eq(quizAnswers.participant_id, registrations.id), eq(quizAnswers.quiz_question_id, quiz.id));
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select(columns)
    .from(registrations)
    .leftJoin(quizAnswers, own)
    .where(filter)
    .orderBy(...order(query.sort))
    .limit(limit)
    .offset(offset);
  const [all] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(registrations)
    .leftJoin(quizAnswers, own)
    .where(filter);
  return { rows: rows.map((row) => present(row, quiz.question_json)), total: all?.total ?? 0 };
}

/** Locks an answer that the caller may see. @throws ApiFailure 404 otherwise (S11). */
export async function lockAnswer(tx: Tx, caller: Caller, id: number) {
  const [found] = await tx
    .select({ ...columns, answer: quizAnswers, fields: quizQuestions.question_json, className: classes.name })
    .from(quizAnswers)
    .innerJoin(quizQuestions, eq(quizQuestions.id, quizAnswers.quiz_question_id))
    .innerJoin(classes, eq(classes.id, quizQuestions.class_id))
    .innerJoin(registrations, eq(registrations.id, quizAnswers.participant_id))
    .where(and(eq(quizAnswers.id, id), classScope(caller)))
    .for('update', { of: quizAnswers });
  if (found === undefined) throw notFound('Jawaban tidak ditemukan');
  return found;
}

/** Sets the score of a locked answer manually. @returns the new row. */
export async function writeScore(
  tx: Tx,
  locked: Awaited<ReturnType<typeof lockAnswer>>,
  score: number,
): Promise<QuizAnswerRow> {
  const [answer] = await tx
    .update(quizAnswers)
    .set({ score, scored_by_hand: true })
    .where(eq(quizAnswers.id, locked.answer.id))
    .returning();
  return present({ ...locked, answer: answer ?? locked.answer }, locked.fields);
}
