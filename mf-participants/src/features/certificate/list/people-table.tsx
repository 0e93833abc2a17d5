import type { CertificateScope } from '@widya/api-client/certificates';
import type { CertificateRow } from '@widya/contract/certificates';
import type { CertificateBulkAction } from '@widya/contract/certificates-bulk';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import { DataTable, type Selection } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { UserIcon, UsersIcon } from '@widya/design-system/icon';
import { tableRows } from '@widya/design-system/list-page';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { useSession } from '@widya/remote-kit/session';
import { usePersonActions } from '@widya/remote-kit/use-person-actions';
import { TEXTS } from '../texts.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CERTIFICATE_COLUMNS } from './columns.tsx';
import { type RowMenu, rowActionsOf } from './row-actions.tsx';
import { useCertificates } from './use-certificates.ts';

interface PeopleTableProps extends Omit<RowMenu, 'site'> {
  readonly scope: CertificateScope;
  readonly query: TableQuery;
  readonly selection: Selection;
  readonly onSelection: (selection: Selection) => void;
  /** @param count number of selected rows. */
  readonly onPredicates: (count: number) => void;
  readonly onBulk: (action: CertificateBulkAction, count: number) => void;
}

const personOf = ({ email }: CertificateRow) => ({ email });

const STATE_OPTIONS = [
  { value: '1', label: TEXTS.made },
  { value: '0', label: TEXTS.notMade },
  { value: 'revoked', label: TEXTS.revoked },
  { value: 'renamed', label: TEXTS.renamed },
];

/** Lists accepted people only, with their certificates. Source: B-119 to B-122. */
export function PeopleTable(props: PeopleTableProps) {
  const { scope, query, selection, onSelection, onPredicates, onBulk } = props;
  const { site } = useSession();
  const { state, page } = useCertificates(scope, query);
  const withPerson = usePersonActions(rowActionsOf({ ...props, site }), personOf, <UserIcon size={16} />);
  const isAdditional = scope.kind === 'additional';
  return (
    <DataTable<CertificateRow>
      label={TEXTS.list}
      columns={CERTIFICATE_COLUMNS}
      {...tableRows(page, query)}
      rowName={({ full_name }) => full_name}
      errorTitle={TEXTS.listFailed}
      searchPlaceholder={TEXTS.search}
      filters={
        <ChoiceFilter
          label={TEXTS.filter.label}
          options={STATE_OPTIONS}
          value={state.made}
          allLabel={TEXTS.filter.all}
          onChange={(value) => query.setFilter('made', value)}
        />
      }
      selection={selection}
      onSelection={onSelection}
      bulkActions={(count) => (
        <BulkBar
          canIssue={props.canIssue}
          onPredicates={() => onPredicates(count)}
          onBulk={(action) => onBulk(action, count)}
        />
      )}
      rowActions={withPerson}
      empty={
        <EmptyState
          icon={<UsersIcon size={22} />}
          title={isAdditional ? TEXTS.emptyAdditional : TEXTS.empty}
          description={isAdditional ? TEXTS.emptyAdditionalWhy : TEXTS.emptyWhy}
        />
      }
    />
  );
}
