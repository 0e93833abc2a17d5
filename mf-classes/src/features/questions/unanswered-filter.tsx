import { ToggleChip } from '@widya/design-system/filter-chip';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { QUESTION_TEXTS } from './texts.ts';

/** Chip above a list of questions that leaves only those without an answer. */
export const UnansweredFilter = ({ query }: { readonly query: TableQuery }) => (
  <ToggleChip
    label={QUESTION_TEXTS.unanswered}
    on={query.filters.unanswered === '1'}
    onChange={(on) => query.setFilter('unanswered', on ? '1' : null)}
  />
);
