import { useParticipantSummary } from '@widya/api-client/participants';
import type { Participant } from '@widya/contract/participants';
import { Button } from '@widya/design-system/button';
import { DataTable } from '@widya/design-system/data-table';
import { UserIcon } from '@widya/design-system/icon';
import { Page } from '@widya/design-system/layout';
import { LazyPart } from '@widya/design-system/lazy-part';
import { tableRows } from '@widya/design-system/list-page';
import { Tabs } from '@widya/design-system/tabs';
import { useNarrow } from '@widya/design-system/use-narrow';
import { targetOf } from '@widya/record-kit/bulk-action/target-of';
import { useSelection } from '@widya/record-kit/bulk-action/use-selection';
import { RecordGuard } from '@widya/record-kit/guard/record-guard';
import { useScopeTitle } from '@widya/remote-kit/scope';
import { useSession } from '@widya/remote-kit/session';
import { useAddressNumber } from '@widya/remote-kit/use-address-number';
import { usePersonActions } from '@widya/remote-kit/use-person-actions';
import { useMemo } from 'react';
import { BulkBar } from './bulk/bulk-bar.tsx';
import type { BulkAction } from './bulk/bulk-request.ts';
import { EmptyList } from './empty-list.tsx';
import { ParticipantFilters } from './filters/participant-filters.tsx';
import { classParticipantList, TABS } from './list.ts';
import { ParticipantHeader } from './participant-header.tsx';
import { useSource } from './source/source-context.ts';
import { contextLine } from './summary/context-line.ts';
import { SummarySection } from './summary/summary-section.tsx';
import { participantCards } from './table/card-columns.tsx';
import { participantColumns } from './table/columns.tsx';
import { useRowActions } from './table/use-row-actions.ts';
import { TEXTS } from './texts.ts';
import { useOpenDialog } from './use-open-dialog.ts';
import { useParticipantList } from './use-participant-list.ts';
import { useQuickWrites } from './use-quick-writes.ts';

const personOf = ({ member }: Participant) => ({ id: member.id });
const loadDialogs = () => import('./list-dialogs.tsx').then(({ ListDialogs }) => ListDialogs);
const loadDrawer = () =>
  import('./drawer/registration-drawer.tsx').then(({ RegistrationDrawer }) => RegistrationDrawer);

/** Peserta Sesi: registrations with their states and actions. Source: B-059, B-060, B-066. */
export function ParticipantList() {
  const source = useSource();
  const { kind } = source;
  const mayManage = useSession().role !== 'instructor';
  const narrow = useNarrow();
  const { query, state, page } = useParticipantList();
  const summary = useParticipantSummary(source);
  const { dialog, open, openRow, close } = useOpenDialog();
  const [person, openPerson] = useAddressNumber('peserta');
  const quick = useQuickWrites();
  const { data, error } = page;
  const filters = useMemo(() => classParticipantList.filtersOf(state), [state]);
  const { selection, choose, clear } = useSelection(filters);
  const actions = useRowActions(mayManage, { onInfo: ({ id }) => openPerson(id), onDialog: openRow, ...quick });
  const withPerson = usePersonActions(actions, personOf, <UserIcon size={16} />);
  const columns = useMemo(() => (narrow ? participantCards(kind) : participantColumns(kind)), [narrow, kind]);
  const attended = kind === 'class';
  const counts = data?.meta.counts;
  useScopeTitle(summary.data?.name ?? null);
  const runBulk = (action: BulkAction, count: number) =>
    open({ kind: 'bulk', request: { action, count, target: targetOf(selection, filters) } });

  return (
    <RecordGuard
      kind={kind}
      heading={TEXTS.title}
      failures={[data ? undefined : error, summary.data ? undefined : summary.error]}
    >
      <Page>
        <ParticipantHeader
          context={summary.data ? contextLine(summary.data) : ''}
          remindable={attended}
          narrow={narrow}
          onOpen={open}
        />
        <SummarySection summary={summary} isListRead={data !== undefined || error !== undefined} />
        <Tabs
          label={TEXTS.title}
          items={TABS.map((value) => ({ value, label: TEXTS.tabs[value], count: counts?.[value] }))}
          value={state.tab}
          onChange={(tab) => query.setFilters({ tab, queue: '' })}
        >
          <DataTable
            label={TEXTS.label}
            columns={columns}
            {...tableRows(page, query)}
            rowName={({ full_name }) => full_name}
            errorTitle={TEXTS.failed}
            searchPlaceholder={TEXTS.search}
            filters={
              <ParticipantFilters
                state={state}
                query={query}
                summary={summary}
                waitingListLength={counts?.queue}
                attended={attended}
              />
            }
            rowActions={withPerson}
            onOpen={({ id }) => openPerson(id)}
            cardAction={({ id, full_name }) => (
              <Button size="sm" aria-label={TEXTS.infoOf(full_name)} onClick={() => openPerson(id)}>
                {TEXTS.actions.info}
              </Button>
            )}
            selection={selection}
            onSelection={choose}
            bulkActions={(count) => (
              <BulkBar attended={attended} narrow={narrow} onAction={(action) => runBulk(action, count)} />
            )}
            empty={<EmptyList tab={state.tab} onInvite={() => open({ kind: 'invite' })} />}
          />
        </Tabs>
        {person !== null && (
          <LazyPart
            key={person}
            load={loadDrawer}
            props={{
              id: person,
              code: summary.data?.code,
              mayManage,
              onDialog: openRow,
              onClose: () => openPerson(null),
              ...quick,
            }}
            onFailure={() => openPerson(null)}
          />
        )}
        {dialog && (
          <LazyPart
            load={loadDialogs}
            props={{ dialog, summary: summary.data, onBulkDone: clear, onClose: close }}
            onFailure={close}
          />
        )}
      </Page>
    </RecordGuard>
  );
}
