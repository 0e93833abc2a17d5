import { expect, test } from '@jest/globals';
import { QUESTION_FIRST_QUERY, questionQueryOf } from './list-query.ts';

test('a plain address asks what the manifest asks', () => {
  expect(questionQueryOf(QUESTION_FIRST_QUERY.query)).toEqual({ page: 1, per_page: 10 });
});

test('takes over what the address says, and nothing it says wrongly', () => {
  expect(
    questionQueryOf({ page: '3', per_page: '50', q: 'naskah', sort: '-full_name', hidden: '1', unanswered: '1' }),
  ).toEqual({ page: 3, per_page: 50, q: 'naskah', sort: '-full_name', hidden: '1', unanswered: '1' });
  expect(questionQueryOf({ page: '0', per_page: '7', sort: 'email', hidden: 'ya', unanswered: '0' })).toEqual({
    page: 1,
    per_page: 10,
  });
});
