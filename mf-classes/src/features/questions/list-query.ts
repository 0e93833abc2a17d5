import type { QuestionPageQuery } from '@widya/api-client/questions';
import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import { listingOf, readListState, sortsOf } from '@widya/remote-kit/list-state';
import type { FirstQuery } from '@widya/remote-kit/manifest';

const SORTS = sortsOf(['asked_at', 'full_name', 'answered_at']);
/** A query of a list of questions, checked. */
export type AskedQuery = Omit<QuestionPageQuery, 'sort'> & { readonly sort?: (typeof SORTS)[number] };

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

/** The API's query for the state in the address; what the address says wrongly counts as not said. */
export function questionQueryOf(said: Readonly<Record<string, string>>): AskedQuery {
  return {
    ...listingOf(readListState(new URLSearchParams(said), SORTS)),
    ...(said.hidden === '1' && { hidden: '1' as const }),
    ...(said.unanswered === '1' && { unanswered: '1' as const }),
  };
}
