import { useComplaintClassSearch } from '@widya/api-client/complaints';
import { COMPLAINT_STATUS_LABELS, COMPLAINT_STATUSES } from '@widya/contract/complaint-status';
import type { Complaint } from '@widya/contract/complaints';
import { Button } from '@widya/design-system/button';
import { DataTable } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { formatNumber } from '@widya/design-system/formats/number';
import { MegaphoneIcon, UserIcon } from '@widya/design-system/icon';
import { LazyPart } from '@widya/design-system/lazy-part';
import { ListPage, tableRows } from '@widya/design-system/list-page';
import { ClassFilter } from '@widya/record-kit/list/class-filter';
import { useList } from '@widya/record-kit/list/use-list';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { usePersonActions } from '@widya/remote-kit/use-person-actions';
import { useMemo, useState } from 'react';
import { COMPLAINT_COLUMNS } from './columns.tsx';
import type { OpenComplaint } from './complaint-dialogs.tsx';
import { complaintTime } from './complaint-time.ts';
import { complaintList } from './list.ts';
import { complaintRowActions } from './row-actions.tsx';
import { COMPLAINTS_TEXTS as texts } from './texts.ts';
import { useStatus } from './use-status.ts';

const personOf = ({ email }: Complaint) => ({ email });
const loadDialogs = () => import('./complaint-dialogs.tsx').then(({ ComplaintDialogs }) => ComplaintDialogs);

/** Aduan. Source: C-111 to C-114. */
export default function Complaints(_: ScreenProps) {
  const { query, state, page } = useList(complaintList);
  const [opened, setOpened] = useState<OpenComplaint | null>(null);
  const onStatus = useStatus();
  const mayMail = useSession().can('email');
  const actions = useMemo(
    () =>
      complaintRowActions({
        onOpen: (complaint) => setOpened({ kind: 'detail', complaint }),
        onNote: (complaint) => setOpened({ kind: 'note', complaint }),
        onStatus,
        mayMail,
      }),
    [onStatus, mayMail],
  );
  const withPerson = usePersonActions(actions, personOf, <UserIcon size={16} />);
  const { data } = page;
  const counts = data?.meta.counts;
  const close = () => setOpened(null);
  // The displayed row is the current one of the list.
  const shown = opened && {
    ...opened,
    complaint: data?.data.find(({ id }) => id === opened.complaint.id) ?? opened.complaint,
  };

  return (
    <ListPage
      title={texts.title}
      page={page}
      context={() => counts && texts.context(formatNumber(counts.all - counts.RESOLVED), formatNumber(counts.all))}
      tabs={{
        label: texts.tabsLabel,
        items: [
          { value: 'all', label: texts.all, count: counts?.all },
          ...COMPLAINT_STATUSES.map((value) => ({
            value,
            label: COMPLAINT_STATUS_LABELS[value],
            count: counts?.[value],
          })),
        ],
        value: state.status || 'all',
        onChange: (next: string) => query.setFilter('status', next === 'all' ? null : next),
      }}
    >
      <DataTable<Complaint>
        label={texts.title}
        columns={COMPLAINT_COLUMNS}
        {...tableRows(page, query)}
        rowName={({ name, created_at }) => `${name}, ${complaintTime(created_at)}`}
        errorTitle={texts.failed}
        searchPlaceholder={texts.search}
        filters={<ClassFilter query={query} useClasses={useComplaintClassSearch} />}
        rowActions={withPerson}
        onOpen={(complaint) => setOpened({ kind: 'detail', complaint })}
        cardAction={(complaint) => (
          <Button
            size="sm"
            aria-label={texts.readOf(complaint.name)}
            onClick={() => setOpened({ kind: 'detail', complaint })}
          >
            {texts.read}
          </Button>
        )}
        empty={
          state.status ? (
            <EmptyState title={texts.emptyStatus} description={texts.emptyStatusWhy} />
          ) : (
            <EmptyState icon={<MegaphoneIcon size={22} />} title={texts.empty} description={texts.emptyWhy} />
          )
        }
      />
      {shown && (
        <LazyPart
          load={loadDialogs}
          onFailure={close}
          props={{
            opened: shown,
            mayMail,
            onStatus,
            onNote: () => setOpened({ ...shown, kind: 'note' }),
            onClose: close,
          }}
        />
      )}
    </ListPage>
  );
}
