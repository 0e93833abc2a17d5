import { useSessionRegistrations } from '@widya/api-client/events';
import type { SessionRegistration } from '@widya/contract/events';
import { STATUS_LABELS } from '@widya/contract/registration-status';
import { Button } from '@widya/design-system/button';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { BanIcon, CheckIcon, UsersIcon } from '@widya/design-system/icon';
import { SectionTitle, Stack } from '@widya/design-system/layout';
import { LazyPart } from '@widya/design-system/lazy-part';
import { useNarrow } from '@widya/design-system/use-narrow';
import { useTableQuery } from '@widya/design-system/use-table-query';
import { useState } from 'react';
import { REGISTRATION_CARDS, REGISTRATION_COLUMNS } from './columns.tsx';
import { REGISTRATION_TABLE, registrationQueryOf, STATUSES } from './list-query.ts';
import { REGISTRATIONS_ID } from './registrations-id.ts';
import type { Settlement } from './settle-dialogs.tsx';
import { REGISTRATION_TEXTS as texts } from './texts.ts';
import { useListInSight } from './use-list-in-sight.ts';

const loadDialogs = () => import('./settle-dialogs.tsx').then(({ SettleDialog }) => SettleDialog);

const TITLE_ID = `${REGISTRATIONS_ID}-judul`;
const OPTIONS = STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));

/** States that staff can still turn down. */
const OPEN: readonly string[] = ['PENDING', 'WAITING', 'ACCEPTED'];

const Missing = () => <EmptyState icon={<UsersIcon size={22} />} title={texts.missing} />;

/** Who registered, and what staff decide about them. Rules A-253, B-022 and B-023. @param sessionId undefined where there is no session. */
export function Registrations({ sessionId }: { readonly sessionId: number | undefined }) {
  const narrow = useNarrow();
  const query = useTableQuery(REGISTRATION_TABLE);
  const { data, error, isValidating, retry } = useSessionRegistrations(
    sessionId ?? null,
    registrationQueryOf(query.apiQuery),
  );
  const [settling, setSettling] = useState<Settlement | null>(null);
  useListInSight();
  const close = () => setSettling(null);
  const missing = sessionId === undefined || (data === undefined && error?.status === 404);
  return (
    <Stack as="section" id={REGISTRATIONS_ID} aria-labelledby={TITLE_ID} marginTop="6" scrollMarginTop="16">
      <SectionTitle id={TITLE_ID}>{texts.title}</SectionTitle>
      {missing ? (
        <Missing />
      ) : (
        <DataTable<SessionRegistration>
          label={texts.label}
          columns={narrow ? REGISTRATION_CARDS : REGISTRATION_COLUMNS}
          rows={data?.registrations}
          total={data?.total}
          rowKey={({ id }) => String(id)}
          rowName={({ full_name }) => full_name}
          query={query}
          loading={isValidating}
          error={error}
          onRetry={retry}
          errorTitle={texts.failed}
          searchPlaceholder={texts.search}
          filters={
            <ChoiceFilter
              label={texts.status}
              options={OPTIONS}
              value={query.filters.status ?? ''}
              onChange={(status) => query.setFilter('status', status)}
              allLabel={texts.allStatuses}
            />
          }
          cardAction={(row) =>
            row.status !== 'ACCEPTED' && (
              <Button
                size="sm"
                aria-label={texts.acceptOf(row.full_name)}
                onClick={() => setSettling({ action: 'accept', row })}
              >
                {texts.accept}
              </Button>
            )
          }
          rowActions={(row) => [
            row.status !== 'ACCEPTED' && {
              key: 'accept',
              label: texts.accept,
              icon: <CheckIcon size={16} />,
              onSelect: () => setSettling({ action: 'accept', row }),
            },
            OPEN.includes(row.status) && {
              key: 'reject',
              label: texts.reject,
              icon: <BanIcon size={16} />,
              onSelect: () => setSettling({ action: 'reject', row }),
              danger: true,
            },
          ]}
          empty={<EmptyState icon={<UsersIcon size={22} />} title={texts.empty} description={texts.emptyWhy} />}
        />
      )}
      {settling && <LazyPart load={loadDialogs} props={{ settlement: settling, onClose: close }} onFailure={close} />}
    </Stack>
  );
}
