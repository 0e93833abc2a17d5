import { formFiles } from './form-files.ts';
import type { ResourceNames } from './names.ts';
import { storyFiles } from './story-files.ts';

const texts = ({ label, constant }: ResourceNames): string => `/** Texts of the screen, as specified. */
export const ${constant}_TEXTS = {
  title: 'Daftar ${label}',
  context: (total: string) => \`\${total} ${label.toLowerCase()}\`,
  add: 'Tambah ${label}',
  edit: 'Sunting ${label}',
  save: 'Simpan',
  search: 'Cari nama',
  name: 'Nama ${label}',
  created: 'Dibuat',
  actions: { edit: 'Sunting', remove: 'Hapus' },
  failed: 'Daftar ${label} tidak dapat dimuat',
  empty: 'Belum ada ${label.toLowerCase()}',
  saved: (name: string) => \`\${name} tersimpan\`,
  removeTitle: 'Hapus ${label.toLowerCase()}?',
  removeWhy: (name: string) => \`\${name} dihapus dan tidak dapat dipulihkan.\`,
  removed: (name: string) => \`\${name} dihapus\`,
} as const;
`;

const list = ({
  resource,
  one,
  Many,
}: ResourceNames): string => `import { list${Many} } from '@widya/contract/${resource}';
import { defineList } from '@widya/remote-kit/define-list';

export const ${one}List = defineList(list${Many}, { settingsKey: '${resource}', sorts: ['name', 'created_at'] });
`;

const columns = ({
  resource,
  one,
  One,
  constant,
}: ResourceNames): string => `import type { ${One} } from '@widya/contract/${resource}';
import { formatDateTime } from '@widya/contract/time/texts';
import type { DataColumn } from '@widya/design-system/data-table';
import { TableTitle } from '@widya/design-system/table-cell';
import { ${constant}_TEXTS as texts } from './texts.ts';

export const ${one}Columns: readonly DataColumn<${One}>[] = [
  {
    key: 'name',
    header: texts.name,
    sortable: true,
    hideable: false,
    card: 'title',
    value: ({ name }) => name,
    cell: ({ name }) => <TableTitle>{name}</TableTitle>,
  },
  {
    key: 'created_at',
    header: texts.created,
    sortable: true,
    nowrap: true,
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => formatDateTime(created_at),
  },
];
`;

const screen = ({
  resource,
  file,
  one,
  One,
  Many,
  constant,
}: ResourceNames): string => `import type { ${One} } from '@widya/contract/${resource}';
import { Button } from '@widya/design-system/button';
import { DataTable, type RowActions } from '@widya/design-system/data-table';
import { EmptyState } from '@widya/design-system/empty-state';
import { FileTextIcon, PencilIcon, TrashIcon } from '@widya/design-system/icon';
import { LazyPart } from '@widya/design-system/lazy-part';
import { ListPage, tableRows } from '@widya/design-system/list-page';
import { useList } from '@widya/record-kit/list/use-list';
import { useState } from 'react';
import { ${one}Columns } from './columns.tsx';
import type { Opened } from './${file}-dialogs.tsx';
import { ${one}List } from './list.ts';
import { ${constant}_TEXTS as texts } from './texts.ts';

const loadDialogs = () => import('./${file}-dialogs.tsx').then(({ ${One}Dialogs }) => ${One}Dialogs);

export default function ${Many}() {
  const { query, page } = useList(${one}List);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const edit = (row: ${One}) => setOpened({ editing: row });
  const addButton = (
    <Button variant="primary" onClick={() => setOpened({ editing: null })}>
      {texts.add}
    </Button>
  );
  const actions: RowActions<${One}> = (row) => [
    { key: 'edit', label: texts.actions.edit, icon: <PencilIcon size={16} />, onSelect: () => edit(row) },
    {
      key: 'remove',
      label: texts.actions.remove,
      icon: <TrashIcon size={16} />,
      onSelect: () => setOpened({ removing: row }),
      danger: true,
      separated: true,
    },
  ];
  return (
    <ListPage title={texts.title} page={page} context={texts.context} actions={addButton}>
      <DataTable<${One}>
        label={texts.title}
        columns={${one}Columns}
        {...tableRows(page, query)}
        rowName={({ name }) => name}
        errorTitle={texts.failed}
        searchPlaceholder={texts.search}
        rowActions={actions}
        onOpen={edit}
        empty={<EmptyState icon={<FileTextIcon size={22} />} title={texts.empty} action={addButton} />}
      />
      {opened && <LazyPart load={loadDialogs} onFailure={close} props={{ opened, onClose: close }} />}
    </ListPage>
  );
}
`;

/** The screen of a resource by path in the folder of the screen. */
export const resourceScreenFiles = (names: ResourceNames): Readonly<Record<string, string>> => ({
  'index.tsx': screen(names),
  'list.ts': list(names),
  'columns.tsx': columns(names),
  'texts.ts': texts(names),
  ...formFiles(names),
  ...storyFiles(names),
});
