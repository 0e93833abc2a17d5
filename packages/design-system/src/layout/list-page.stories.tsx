import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { type DemoClass, demoClasses } from '../tables/data-table/story-classes.ts';
import { demoColumns } from '../tables/data-table/story-columns.tsx';
import { DataTable } from '../tables/data-table.tsx';
import { useTableQuery } from '../tables/use-table-query.tsx';
import { ListPage, type ListPageProps, type LoadedPage, tableRows } from './list-page.tsx';

const LOADED: LoadedPage<DemoClass> = {
  data: { data: demoClasses, meta: { total: 1_214 } },
  isValidating: false,
  retry: () => {},
};

interface ExampleProps extends Partial<Omit<ListPageProps<string>, 'page' | 'tabs' | 'children'>> {
  page: LoadedPage<DemoClass>;
  /** Shows tabs above the table. */
  withTabs?: boolean;
}

function Example({ page, withTabs = true, ...props }: ExampleProps) {
  const query = useTableQuery({ filters: ['tab'], places: ['tab'], defaults: { tab: 'upcoming' } });
  return (
    <ListPage
      title="Daftar Kelas"
      context={(total) => `${total} kelas akan datang`}
      actions={<Button variant="primary">Buat Kelas Baru</Button>}
      {...props}
      page={page}
      tabs={
        withTabs
          ? {
              label: 'Kelas',
              items: [
                { value: 'upcoming', label: 'Akan Datang' },
                { value: 'archive', label: 'Arsip' },
              ],
              value: query.filters.tab ?? 'upcoming',
              onChange: (tab) => query.setFilter('tab', tab),
            }
          : undefined
      }
    >
      <DataTable<DemoClass>
        {...tableRows(page, query, ({ code }) => code)}
        label="Daftar kelas"
        columns={demoColumns}
        rowName={({ name }) => name}
      />
    </ListPage>
  );
}

const meta = {
  title: 'Layout/ListPage',
  component: Example,
  argTypes: { withTabs: { description: 'With places above the table.' } },
  parameters: { argsOf: ListPage },
  args: { page: LOADED },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const WithoutTabs: Story = { args: { withTabs: false } };
export const Failed: Story = {
  args: { page: { ...LOADED, data: undefined, error: { msg: 'Server tidak menjawab.', requestId: '01JDX8W2T7' } } },
};
export const Forbidden: Story = {
  args: {
    page: { ...LOADED, data: undefined, error: { msg: 'Akses ditolak', requestId: '01JDX8W2T7', status: 403 } },
  },
};
