import { expect, test } from '@jest/globals';
import { classQuestionList } from './list.ts';

const query = (search: Record<string, string>) =>
  classQuestionList.queryOf(classQuestionList.read(new URLSearchParams(search)));

test('reads the query from the address and ignores invalid values', () => {
  expect(query({ page: '3', per_page: '50', q: 'naskah', sort: '-full_name', hidden: '1', unanswered: '1' })).toEqual({
    page: 3,
    per_page: 50,
    q: 'naskah',
    sort: '-full_name',
    hidden: '1',
    unanswered: '1',
  });
  expect(query({ page: '0', per_page: '7', sort: 'email', hidden: 'ya', unanswered: '0' })).toEqual({
    page: 1,
    per_page: 10,
  });
});
