import type { QuizAnswerPageQuery, QuizFormPageQuery } from '@widya/api-client/quiz';
import type { TableQuery, TableQueryOptions } from '@widya/design-system/use-table-query';
import { listingOf, sortsOf } from '@widya/remote-kit/list-state';
import { choiceParam, searchParam } from '@widya/remote-kit/read-param';

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

const listing = <const Column extends string>({ page, perPage, q, sort }: TableQuery, columns: readonly Column[]) =>
  listingOf({ page, perPage, q: searchParam(q), sort: choiceParam(sort, sortsOf(columns)) });

/** What the list of answers asks; a sort of the other list counts as none. */
export const answerQueryOf = (query: TableQuery): QuizAnswerPageQuery => ({
  ...listing(query, ['full_name', 'score', 'created_at']),
  ...((query.filters.done === '1' || query.filters.done === '0') && { done: query.filters.done }),
});

/** What the list of additional answers asks. */
export const formQueryOf = (query: TableQuery): QuizFormPageQuery => listing(query, ['created_at', 'name', 'score']);
