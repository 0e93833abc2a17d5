import { type PeopleGroup, useGroupPage } from '@widya/api-client/dashboard';
import type { MemberListRow } from '@widya/contract/members';
import { Button } from '@widya/design-system/button';
import { DataTable } from '@widya/design-system/data-table';
import { Drawer } from '@widya/design-system/drawer';
import { EmptyState } from '@widya/design-system/empty-state';
import { formatNumber } from '@widya/design-system/formats/number';
import { UsersIcon } from '@widya/design-system/icon';
import { Muted, Spacer, Stack } from '@widya/design-system/layout';
import { tableRows } from '@widya/design-system/list-page';
import { type TableQueryOptions, useTableQuery } from '@widya/design-system/use-table-query';
import { useMemo } from 'react';
import { DASHBOARD_TEXTS } from '../texts.ts';
import { peopleColumns } from './columns.tsx';
import { groupTitle } from './group-title.ts';

const { people: texts } = DASHBOARD_TEXTS;

const LIST = { settingsKey: 'orang-dashboard' } as const satisfies TableQueryOptions;

interface PeopleDrawerProps {
  readonly group: PeopleGroup;
  readonly onClose: () => void;
}

/** The users counted by a bar, paged. B-235. */
export function PeopleDrawer({ group, onClose }: PeopleDrawerProps) {
  const query = useTableQuery(LIST);
  const page = useGroupPage(group, {
    page: query.page,
    per_page: query.perPage,
    ...(query.q !== '' && { q: query.q.slice(0, 200) }),
  });
  const columns = useMemo(() => peopleColumns(group), [group]);
  return (
    <Drawer
      open
      size="lg"
      title={groupTitle(group)}
      onClose={onClose}
      footer={
        <>
          <Spacer />
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <Stack gap="3">
        <Muted role="status">{page.data ? texts.context(formatNumber(page.data.meta.total)) : '\u00a0'}</Muted>
        <DataTable<MemberListRow>
          label={texts.list}
          columns={columns}
          {...tableRows(page, query)}
          rowName={({ full_name }) => full_name}
          errorTitle={texts.failed}
          searchPlaceholder={texts.search}
          empty={<EmptyState icon={<UsersIcon size={22} />} title={texts.empty} description={texts.emptyWhy} />}
        />
      </Stack>
    </Drawer>
  );
}
