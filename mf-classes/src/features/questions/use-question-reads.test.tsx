import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { Question, QuestionListQuery } from '@widya/contract/questions';
import { questionRow } from '../../testing/question-fixtures.ts';
import { useQuestionReads } from './use-question-reads.ts';

const QUESTIONS = Array.from({ length: 250 }, (_, index) => questionRow({ id: index + 1 }));

/** Renders the reads of a list of unanswered questions, and records the pages that they read. */
function readsOf(rows: readonly Question[]) {
  const pages: unknown[] = [];
  const read = async ({ page, per_page }: QuestionListQuery) => {
    pages.push(page);
    const [current, size] = [Number(page), Number(per_page)];
    const data = rows.slice((current - 1) * size, current * size);
    return { data, meta: { page: current, per_page: size, total: rows.length } };
  };
  const { result } = renderHook(() => useQuestionReads({ query: {}, read }));
  return { find: result.current.findUnanswered, pages };
}
const idsUpTo = (last: number): ReadonlySet<number> => new Set(QUESTIONS.slice(0, last).map(({ id }) => id));

test('finds the next unanswered question when all of the first page were skipped', async () => {
  const { find, pages } = readsOf(QUESTIONS);
  expect((await find(idsUpTo(100)))?.id).toBe(101);
  expect((await find(idsUpTo(249)))?.id).toBe(250);
  expect(pages).toEqual([1, 2, 1, 2, 3]);
});

test('reads no further page when the first one has an unanswered question', async () => {
  const { find, pages } = readsOf(QUESTIONS);
  expect((await find(idsUpTo(1)))?.id).toBe(2);
  expect(pages).toEqual([1]);
});

test('finds none when every question was skipped, or there is none', async () => {
  expect(await readsOf(QUESTIONS).find(idsUpTo(250))).toBeUndefined();
  expect(await readsOf([]).find(new Set())).toBeUndefined();
});
