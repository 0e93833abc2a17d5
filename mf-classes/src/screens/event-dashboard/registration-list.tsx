import { useSessionRegistrations } from '@widya/api-client/events';
import { targetOf } from '@widya/bulk-action/target-of';
import { useSelection } from '@widya/bulk-action/use-selection';
import type { SessionRegistration } from '@widya/contract/events';
import { STATUS_LABELS } from '@widya/contract/registration-status';
import { Button } from '@widya/design-system/button';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { UsersIcon } from '@widya/design-system/icon';
import { LazyPart } from '@widya/design-system/lazy-part';
import { useNarrow } from '@widya/design-system/use-narrow';
import { useTableQuery } from '@widya/design-system/use-table-query';
import { useState } from 'react';
import { REGISTRATION_CARDS, REGISTRATION_COLUMNS } from './columns.tsx';
import { filterOf, REGISTRATION_TABLE, registrationQueryOf, STATUSES } from './list-query.ts';
import { MissingRegistrations } from './missing-registrations.tsx';
import { CardAction, registrationActions } from './registration-actions.tsx';
import type { Settlement } from './settle-dialogs.tsx';
import { REGISTRATION_TEXTS as texts } from './texts.ts';
import { useCheckIn } from './use-check-in.ts';

const loadDialogs = () => import('./settle-dialogs.tsx').then(({ SettleDialog }) => SettleDialog);

const OPTIONS = STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));

/** The registrations of a session. */
export function RegistrationList({ sessionId }: { readonly sessionId: number }) {
  const narrow = useNarrow();
  const query = useTableQuery(REGISTRATION_TABLE);
  const { data, error, isValidating, retry } = useSessionRegistrations(sessionId, registrationQueryOf(query.apiQuery));
  const [settling, setSettling] = useState<Settlement | null>(null);
  const filter = filterOf(query.apiQuery);
  const { selection, choose, clear } = useSelection(filter);
  const { markOne, markMany } = useCheckIn(sessionId);
  const handlers = { onSettle: setSettling, onCheckIn: markOne };
  const close = () => setSettling(null);
  const markChosen = (checked_in: boolean, count: number) => {
    const target = targetOf(selection, filter);
    void markMany({ ...target, ...(target.filter && { expected: count }), checked_in });
    clear();
  };
  if (data === undefined && error?.status === 404) return <MissingRegistrations />;
  return (
    <>
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
        cardAction={(row) => <CardAction row={row} {...handlers} />}
        rowActions={registrationActions(handlers)}
        selection={selection}
        onSelection={choose}
        bulkActions={(count) => (
          <>
            <Button size="sm" variant="inverse" onClick={() => markChosen(true, count)}>
              {texts.checkIn}
            </Button>
            <Button size="sm" variant="inverse" onClick={() => markChosen(false, count)}>
              {texts.takeBack}
            </Button>
          </>
        )}
        empty={<EmptyState icon={<UsersIcon size={22} />} title={texts.empty} description={texts.emptyWhy} />}
      />
      {settling && <LazyPart load={loadDialogs} props={{ settlement: settling, onClose: close }} onFailure={close} />}
    </>
  );
}
