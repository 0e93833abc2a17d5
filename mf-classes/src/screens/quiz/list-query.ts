import type { QuizAnswerPageQuery, QuizFormPageQuery } from '@widya/api-client/quiz';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@widya/contract/paging';
import type { TableQuery, TableQueryOptions } from '@widya/design-system/use-table-query';

export const QUIZ_TABS = ['soal', 'jawaban', 'tambahan', 'analisis', 'pratinjau'] as const;
export type QuizTab = (typeof QUIZ_TABS)[number];

/** Tab and lists share the address; a change of the tab drops the page. */
export const QUIZ_OPTIONS = {
  filters: ['tab', 'done'],
  defaults: { tab: 'soal' },
  places: ['tab'],
  settingsKey: 'tes-akhir',
} as const satisfies TableQueryOptions;

export const tabOf = ({ filters }: TableQuery): QuizTab => QUIZ_TABS.find((tab) => tab === filters.tab) ?? 'soal';

const pageOf = ({ page, perPage, q }: TableQuery) => ({
  page,
  per_page: (PAGE_SIZES as readonly number[]).includes(perPage) ? perPage : DEFAULT_PAGE_SIZE,
  ...(q !== '' && { q: q.slice(0, 200) }),
});

const sortOf = ({ sort }: TableQuery, known: readonly string[]) =>
  sort !== null && known.includes(sort.replace(/^-/, '')) ? { sort } : {};

/** What the list of answers asks; a sort of the other list counts as none. */
export const answerQueryOf = (query: TableQuery): QuizAnswerPageQuery => ({
  ...pageOf(query),
  ...sortOf(query, ['full_name', 'score', 'created_at']),
  ...((query.filters.done === '1' || query.filters.done === '0') && { done: query.filters.done }),
});

/** What the list of additional answers asks. */
export const formQueryOf = (query: TableQuery): QuizFormPageQuery => ({
  ...pageOf(query),
  ...sortOf(query, ['created_at', 'name', 'score']),
});
