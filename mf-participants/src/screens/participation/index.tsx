import { call } from '@widya/api-client/api';
import { failureOf } from '@widya/api-client/api-error';
import { readAll } from '@widya/api-client/listing';
import { listParticipation, type Participation as Row } from '@widya/contract/participation';
import { Button } from '@widya/design-system/button';
import { DataTable, type RowActions } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { tableSheet } from '@widya/design-system/exports/table-sheet';
import { AwardIcon, UserIcon, UsersIcon } from '@widya/design-system/icon';
import { LazyPart } from '@widya/design-system/lazy-part';
import { ListPage, tableRows } from '@widya/design-system/list-page';
import { toast } from '@widya/design-system/toast';
import { useList } from '@widya/record-kit/list/use-list';
import { useNavigate } from '@widya/remote-kit/router';
import type { ScreenProps } from '@widya/remote-kit/screen';
import { useSession } from '@widya/remote-kit/session';
import { usePersonActions } from '@widya/remote-kit/use-person-actions';
import { useMemo, useState } from 'react';
import { listPath, PARTICIPATION_COLUMNS } from './columns.tsx';
import { ALL_MONTHS, participationList } from './list.ts';
import { monthName, shownMonth } from './months.ts';
import { ParticipationFilters } from './participation-filters.tsx';
import { PARTICIPATION_TEXTS as texts } from './texts.ts';

const loadDialog = () => import('./give-predicate.tsx').then(({ GivePredicate }) => GivePredicate);
const personOf = ({ member }: Row) => ({ id: member.id });
const keyOf = ({ kind, id }: Row): string => `${kind}${id}`;

/** Daftar Partisipasi. Source: D72, B-157 to B-161. */
export default function Participation(_: ScreenProps) {
  const { can } = useSession();
  const navigate = useNavigate();
  const { query, state, page } = useList(participationList);
  const month = useMemo(() => shownMonth(state.bulan, new Date()), [state.bulan]);
  const [grading, setGrading] = useState<Row | null>(null);
  const actions: RowActions<Row> = (row) => {
    const to = listPath(row);
    // Only for accounts that may write in the class or course.
    const mayGrade = row.status === 'ACCEPTED' && can(row.kind === 'class' ? 'home' : 'private-class');
    return [
      mayGrade && {
        key: 'predicate',
        label: texts.givePredicate,
        icon: <AwardIcon size={16} />,
        onSelect: () => setGrading(row),
      },
      to !== null && { key: 'list', label: texts.openList, icon: <UsersIcon size={16} />, to },
    ];
  };
  const withPerson = usePersonActions(actions, personOf, <UserIcon size={16} />);

  return (
    <ListPage title={texts.title} page={page} context={(total) => texts.context(total, month && monthName(month))}>
      <DataTable<Row>
        label={texts.title}
        columns={PARTICIPATION_COLUMNS}
        {...tableRows(page, query, keyOf)}
        rowName={({ member }) => member.full_name}
        errorTitle={texts.failed}
        searchPlaceholder={texts.search}
        filters={<ParticipationFilters state={state} month={month} query={query} />}
        rowActions={withPerson}
        onOpen={(row) => {
          const to = listPath(row);
          if (to) navigate(to);
        }}
        cardAction={(row) =>
          row.status === 'ACCEPTED' && can(row.kind === 'class' ? 'home' : 'private-class') ? (
            <Button
              size="sm"
              aria-label={`${texts.givePredicate} ${row.member.full_name}`}
              onClick={() => setGrading(row)}
            >
              {texts.givePredicate}
            </Button>
          ) : null
        }
        exportName="daftar-partisipasi"
        // The export has the address as a column, which is hidden on the screen because the name shows it.
        exportSheet={(rows) => tableSheet(PARTICIPATION_COLUMNS, rows)}
        allRows={() => {
          const filters = participationList.queryOf(state);
          return readAll<Row>((number) =>
            call(listParticipation, { query: { ...filters, page: number, per_page: 100 } }),
          );
        }}
        onExportError={(error, retry) => toast.failure(failureOf(error), retry)}
        widerSearch={
          query.q !== '' && month !== null
            ? { label: texts.searchAllMonths, onSelect: () => query.setFilter('bulan', ALL_MONTHS) }
            : undefined
        }
        empty={<EmptyState icon={<UsersIcon size={22} />} title={texts.empty} description={texts.emptyWhy} />}
      />
      {grading && (
        <LazyPart
          load={loadDialog}
          onFailure={() => setGrading(null)}
          props={{ row: grading, onSaved: page.retry, onClose: () => setGrading(null) }}
        />
      )}
    </ListPage>
  );
}
