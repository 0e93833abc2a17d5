import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ListPage, type LoadedPage, tableRows } from '../layout/list-page.tsx';
import { useUrlTab } from '../layout/use-url-tab.tsx';
import { type DemoClass, demoClasses } from '../tables/data-table/story-classes.ts';
import { demoColumns } from '../tables/data-table/story-columns.tsx';
import { DataTable } from '../tables/data-table.tsx';
import { ToggleChip } from '../tables/filter-chip.tsx';
import { useTableQuery } from '../tables/use-table-query.tsx';
import { PlusIcon } from '../theme/icon.tsx';
import { MainArea } from './app-frame.tsx';

const TABS = ['upcoming', 'archive'] as const;

/** Copy this to start a list: header, tabs and table, all state in the address. */
function ListScreen({ rows }: { rows: readonly DemoClass[] | undefined }) {
  const [tab, setTab] = useUrlTab(TABS);
  // A real screen gets this value from the hook of its list: `useClassPage(query)`.
  const page: LoadedPage<DemoClass> = {
    data: rows && { data: rows, meta: { total: rows.length } },
    isValidating: rows === undefined,
    retry: () => {},
  };
  const query = useTableQuery({ filters: ['tab', 'todo'], places: ['tab'], defaults: { tab: 'upcoming' } });
  return (
    <MainArea>
      <ListPage
        title="Daftar Kelas"
        page={page}
        context={(total) => `${total} kelas akan datang · 3 perlu dilengkapi sebelum dimulai`}
        actions={
          <>
            <Button>Kelola Topik</Button>
            <Button variant="primary" icon={<PlusIcon />}>
              Buat Kelas Baru
            </Button>
          </>
        }
        tabs={{
          label: 'Kelas',
          value: tab,
          onChange: setTab,
          items: [
            { value: 'upcoming', label: 'Akan Datang' },
            { value: 'archive', label: 'Arsip' },
          ],
        }}
      >
        <DataTable<DemoClass>
          label="Daftar kelas"
          columns={demoColumns}
          {...tableRows(page, query, (row) => row.code)}
          rowName={(row) => row.name}
          searchPlaceholder="Cari nama, kode, topik"
          filters={
            <ToggleChip
              label="Perlu dikerjakan"
              on={query.filters.todo === '1'}
              onChange={(on) => query.setFilter('todo', on ? '1' : null)}
            />
          }
          rowActions={(row) => [
            { key: 'manage', label: 'Kelola', to: `/editor/classDetail/${row.code}` },
            { key: 'hide', label: 'Sembunyikan' },
          ]}
          cardAction={() => <Button size="sm">Kelola</Button>}
          empty={<EmptyState title="Belum ada kelas" description="Kelas yang akan datang tampil di sini." />}
        />
      </ListPage>
    </MainArea>
  );
}

const meta = {
  title: 'Templates/List',
  component: ListScreen,
  parameters: { layout: 'fullscreen' },
  args: { rows: demoClasses },
} satisfies Meta<typeof ListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRows: Story = {};
export const Loading: Story = { tags: ['busy'], args: { rows: undefined } };
export const Empty: Story = { args: { rows: [] } };
