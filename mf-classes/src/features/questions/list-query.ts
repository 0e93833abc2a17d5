import type { QuestionPageQuery } from '@widya/api-client/questions';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@widya/contract/paging';
import type { QuestionListQuery } from '@widya/contract/questions';
import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import type { FirstQuery } from '@widya/remote-kit/manifest';

const SORTS = ['asked_at', 'full_name', 'answered_at'] as const;
type Sort = NonNullable<QuestionListQuery['sort']>;
/** A query of a list of questions, checked. */
export type AskedQuery = Omit<QuestionPageQuery, 'sort'> & { readonly sort?: Sort };

/** The list's state in the address. Deleted questions are a place: taking the filters off leaves it. */
export const QUESTION_LIST = {
  filters: ['hidden', 'unanswered'],
  places: ['hidden'],
  settingsKey: 'pertanyaan',
} as const satisfies TableQueryOptions;

/** What a list of questions takes over from the address of its page. */
export const QUESTION_FIRST_QUERY: Pick<FirstQuery, 'query' | 'fromUrl'> = {
  query: { page: '1', per_page: '10' },
  fromUrl: ['page', 'per_page', 'q', 'sort', 'hidden', 'unanswered'],
};

const whole = (text: string | undefined, fallback: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
};

const isSort = (text: string): text is Sort => (SORTS as readonly string[]).includes(text.replace(/^-/, ''));

/** The API's query for the state in the address; what the address says wrongly counts as not said. */
export function questionQueryOf(said: Readonly<Record<string, string>>): AskedQuery {
  const perPage = whole(said.per_page, DEFAULT_PAGE_SIZE);
  return {
    page: whole(said.page, 1),
    per_page: (PAGE_SIZES as readonly number[]).includes(perPage) ? perPage : DEFAULT_PAGE_SIZE,
    ...(said.q && { q: said.q.slice(0, 200) }),
    ...(said.sort && isSort(said.sort) && { sort: said.sort }),
    ...(said.hidden === '1' && { hidden: '1' as const }),
    ...(said.unanswered === '1' && { unanswered: '1' as const }),
  };
}
