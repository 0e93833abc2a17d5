import { type CertificateScope, useCertificatePage } from '@widya/api-client/certificates';
import { verifyPath } from '@widya/contract/certificate-template';
import type { CertificateRow } from '@widya/contract/certificates';
import { Button } from '@widya/design-system/button';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import { DataTable, type Selection } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { AwardIcon, ExternalLinkIcon, FileTextIcon, UploadIcon, UsersIcon } from '@widya/design-system/icon';
import type { TableQuery } from '@widya/design-system/use-table-query';
import { PREDICATE_TEXTS, TEXTS } from '../texts.ts';
import { CERTIFICATE_COLUMNS } from './columns.tsx';
import { certificateQueryOf } from './list-query.ts';

interface PeopleTableProps {
  readonly scope: CertificateScope;
  readonly query: TableQuery;
  readonly selection: Selection;
  readonly onSelection: (selection: Selection) => void;
  readonly onUpload: (row: CertificateRow) => void;
  /** @param count how many are ticked. */
  readonly onPredicates: (count: number) => void;
}

const openTab = (address: string) => window.open(address, '_blank', 'noopener');

const MADE = [
  { value: '1', label: TEXTS.made },
  { value: '0', label: TEXTS.notMade },
];

/** Only accepted people, with what they were given. Source: B-119 to B-122. */
export function PeopleTable({ scope, query, selection, onSelection, onUpload, onPredicates }: PeopleTableProps) {
  const { data, error, isValidating, retry } = useCertificatePage(scope, certificateQueryOf(query));
  const isAdditional = scope.kind === 'additional';
  return (
    <DataTable<CertificateRow>
      label={TEXTS.list}
      columns={CERTIFICATE_COLUMNS}
      rows={data?.data}
      total={data?.meta.total}
      rowKey={({ id }) => String(id)}
      rowName={({ full_name }) => full_name}
      query={query}
      loading={isValidating}
      error={error}
      onRetry={retry}
      errorTitle={TEXTS.listFailed}
      searchPlaceholder={TEXTS.search}
      filters={
        <ChoiceFilter
          label={TEXTS.filter.label}
          options={MADE}
          value={query.filters.made ?? ''}
          allLabel={TEXTS.filter.all}
          onChange={(value) => query.setFilter('made', value)}
        />
      }
      selection={selection}
      onSelection={onSelection}
      bulkActions={(count) => (
        <Button
          variant="inverse"
          size="sm"
          icon={<AwardIcon size={15} aria-hidden />}
          onClick={() => onPredicates(count)}
        >
          {PREDICATE_TEXTS.title}
        </Button>
      )}
      rowActions={({ certificate_url: address, public_code: code, ...row }) => [
        ...(address
          ? [
              {
                key: 'open',
                label: TEXTS.open,
                icon: <FileTextIcon size={16} />,
                onSelect: () => openTab(address),
              },
            ]
          : []),
        ...(address && code
          ? [
              {
                key: 'verify',
                label: TEXTS.openVerify,
                icon: <ExternalLinkIcon size={16} />,
                onSelect: () => openTab(verifyPath(code)),
              },
            ]
          : []),
        {
          key: 'upload',
          label: TEXTS.uploadOne,
          icon: <UploadIcon size={16} />,
          onSelect: () => onUpload({ ...row, certificate_url: address, public_code: code }),
        },
      ]}
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
