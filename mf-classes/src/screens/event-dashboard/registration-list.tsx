import type { SessionRegistration } from '@widya/contract/events';
import { STATUS_LABELS } from '@widya/contract/registration-status';
import { Button } from '@widya/design-system/button';
import { ChoiceFilter } from '@widya/design-system/choice-filter';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { UsersIcon } from '@widya/design-system/icon';
import { LazyPart } from '@widya/design-system/lazy-part';
import { useNarrow } from '@widya/design-system/use-narrow';
import { targetOf } from '@widya/record-kit/bulk-action/target-of';
import { useSelection } from '@widya/record-kit/bulk-action/use-selection';
import { useMemo, useState } from 'react';
import { registrationCards, registrationColumns } from './columns.tsx';
import { STATUSES, sessionRegistrationList } from './list.ts';
import { MissingRegistrations } from './missing-registrations.tsx';
import { CardAction, registrationActions } from './registration-actions.tsx';
import type { SessionScope } from './session-part.tsx';
import { sessionLabel } from './sessions.ts';
import type { Settlement } from './settle-dialogs.tsx';
import { REGISTRATION_TEXTS as texts } from './texts.ts';
import { useCheckIn } from './use-check-in.ts';
import { useRegistrations } from './use-registrations.ts';

const loadDialogs = () => import('./settle-dialogs.tsx').then(({ SettleDialog }) => SettleDialog);
const loadTicketLink = () => import('./ticket-link-dialog.tsx').then(({ TicketLinkDialog }) => TicketLinkDialog);

const OPTIONS = STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));

/** Columns of the list of one session, or of all sessions with the session of each row. */
function useColumns({ record, session }: SessionScope) {
  const narrow = useNarrow();
  const isOne = session !== undefined;
  return useMemo(() => {
    const names = isOne ? null : new Map(record.sessions.map((one) => [one.id, sessionLabel(one, record)]));
    return (narrow ? registrationCards : registrationColumns)(names);
  }, [narrow, isOne, record]);
}

/** Registrations of one session or all; bulk selection works within one session only. */
export function RegistrationList(scope: SessionScope) {
  const { session } = scope;
  const columns = useColumns(scope);
  const { query, state, page } = useRegistrations(scope);
  const { data, error, isValidating, retry } = page;
  const [settling, setSettling] = useState<Settlement | null>(null);
  const [renewing, setRenewing] = useState<SessionRegistration | null>(null);
  const filter = sessionRegistrationList.filtersOf(state);
  const { selection, choose, clear } = useSelection(filter);
  const { markOne, markMany } = useCheckIn();
  const handlers = { onSettle: setSettling, onCheckIn: markOne, onRenew: setRenewing };
  const close = () => setSettling(null);
  const closeRenewing = () => setRenewing(null);
  const markChosen = (checked_in: boolean, count: number) => {
    if (session === undefined) return;
    const target = targetOf(selection, filter);
    void markMany(session.id, { ...target, ...(target.filter && { expected: count }), checked_in });
    clear();
  };
  if (data === undefined && error?.status === 404) return <MissingRegistrations />;
  return (
    <>
      <DataTable<SessionRegistration>
        label={texts.label}
        columns={columns}
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
            value={state.status}
            onChange={(status) => query.setFilter('status', status)}
            allLabel={texts.allStatuses}
          />
        }
        cardAction={(row) => <CardAction row={row} {...handlers} />}
        rowActions={registrationActions(handlers)}
        selection={session && selection}
        onSelection={session && choose}
        bulkActions={(count) => (
          <>
            <Button size="sm" variant="inverse" onClick={() => markChosen(true, count)}>
              {texts.checkIn}
            </Button>
            <Button size="sm" variant="inverse" onClick={() => markChosen(false, count)}>
              {texts.undoCheckIn}
            </Button>
          </>
        )}
        empty={<EmptyState icon={<UsersIcon size={22} />} title={texts.empty} description={texts.emptyWhy} />}
      />
      {settling && <LazyPart load={loadDialogs} props={{ settlement: settling, onClose: close }} onFailure={close} />}
      {renewing && (
        <LazyPart load={loadTicketLink} props={{ row: renewing, onClose: closeRenewing }} onFailure={closeRenewing} />
      )}
    </>
  );
}
