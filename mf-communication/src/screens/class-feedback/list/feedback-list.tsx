import type { FeedbackPage } from '@widya/api-client/feedback';
import type { Query } from '@widya/api-client/query';
import type { Feedback } from '@widya/contract/feedback';
import { Button } from '@widya/design-system/button';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { ToggleChip } from '@widya/design-system/filter-chip';
import { StarIcon, UserIcon } from '@widya/design-system/icon';
import { tableRows } from '@widya/design-system/list-page';
import { ShowToggle } from '@widya/design-system/show-toggle';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { usePersonActions } from '@widya/remote-kit/use-person-actions';
import { RATING_TEXTS } from '../../../features/ratings/texts.ts';
import { CLASS_FEEDBACK_TEXTS as texts } from '../texts.ts';
import { FEEDBACK_COLUMNS } from './columns.tsx';
import { feedbackRowActions } from './row-actions.tsx';

const personOf = ({ email }: Feedback) => ({ email });

interface FeedbackListProps {
  readonly query: TableQuery;
  readonly page: Query<FeedbackPage>;
  readonly mayHide: boolean;
  readonly onOpen: (feedback: Feedback) => void;
  readonly onNote: (feedback: Feedback) => void;
  readonly onVisibility: (id: number, active: boolean) => void;
}

/** Participants' feedback, one row each. B-211, B-216. */
export function FeedbackList({ query, page, ...handlers }: FeedbackListProps) {
  const { onOpen } = handlers;
  const actions = usePersonActions(feedbackRowActions(handlers), personOf, <UserIcon size={16} />);
  return (
    <DataTable<Feedback>
      label={texts.label}
      columns={FEEDBACK_COLUMNS}
      {...tableRows(page, query)}
      rowName={({ full_name }) => full_name}
      errorTitle={texts.failed}
      searchPlaceholder={texts.search}
      filters={
        <ToggleChip
          label={texts.commentedOnly}
          on={query.filters.commented === '1'}
          onChange={(on) => query.setFilter('commented', on ? '1' : null)}
        />
      }
      tools={
        <ShowToggle
          on={query.filters.hidden === '1'}
          onChange={(on) => query.setFilter('hidden', on ? '1' : null)}
          show={RATING_TEXTS.showHidden}
          hide={RATING_TEXTS.hideHidden}
        />
      }
      rowActions={actions}
      onOpen={onOpen}
      cardAction={(row) => (
        <Button size="sm" aria-label={texts.openOf(row.full_name)} onClick={() => onOpen(row)}>
          {RATING_TEXTS.actions.open}
        </Button>
      )}
      empty={<EmptyState icon={<StarIcon size={22} />} title={texts.empty} description={texts.emptyWhy} />}
    />
  );
}
