import type { ResourceNames } from './names.ts';

const stories = ({
  remote,
  resource,
  table,
  one,
  One,
  Many,
  label,
  address,
}: ResourceNames): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ${One} } from '@widya/contract/${resource}';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import ${Many} from './index.tsx';

const PATH = '/v1/${table}';

const ${one} = (id: number, name: string): ${One} => ({
  id,
  name,
  created_at: '2026-11-20T02:00:00.000Z',
  updated_at: '2026-11-20T02:00:00.000Z',
  version: 1,
});

const listed = (rows: readonly ${One}[]): FakeApi => ({
  [\`GET \${PATH}\`]: () => ({ body: { data: rows, meta: { page: 1, per_page: 10, total: rows.length } } }),
});

/** A fake API that stores its rows in memory. */
function fakeApi(): FakeApi {
  let rows = [${one}(1, 'Elang'), ${one}(2, 'Merpati')];
  const nameIn = (body: unknown): string => (body as { name: string }).name;
  const written = (data: ${One}) => ({ body: { success: true, affectedRows: 1, data, version: data.version } });
  return {
    [\`GET \${PATH}\`]: () => ({ body: { data: rows, meta: { page: 1, per_page: 10, total: rows.length } } }),
    [\`POST \${PATH}\`]: ({ body }) => {
      const created = ${one}(rows.length + 1, nameIn(body));
      rows = [...rows, created];
      return written(created);
    },
    [\`PUT \${PATH}/:id\`]: ({ params, body }) => {
      const changed = { ...${one}(Number(params.id), nameIn(body)), version: 2 };
      rows = rows.map((row) => (row.id === changed.id ? changed : row));
      return written(changed);
    },
    [\`DELETE \${PATH}/:id\`]: ({ params }) => {
      rows = rows.filter(({ id }) => id !== Number(params.id));
      return { body: { success: true, affectedRows: 1 } };
    },
  };
}

interface StoryArgs {
  /** Answers that replace those of the fake API. */
  readonly answers: FakeApi;
  readonly url: string;
}

const meta: Meta<StoryArgs> = {
  title: '${remote}/Daftar ${label}',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '${address}' },
  render: ({ answers, url }) => (
    <StoryShell api={{ ...fakeApi(), ...answers }} url={url} path="${address}">
      <${Many} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

export const Rows: Story = {};

export const Empty: Story = { args: { answers: listed([]) } };

export const FilteredEmpty: Story = { args: { url: '${address}?q=xyz', answers: listed([]) } };

export const Loading: Story = { args: { answers: { [\`GET \${PATH}\`]: () => ({ silent: true }) } } };

export const Failed: Story = {
  args: { answers: { [\`GET \${PATH}\`]: () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

export const Forbidden: Story = {
  args: { answers: { [\`GET \${PATH}\`]: () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') } },
};

export const Narrow: Story = { globals: { width: '390' } };

export const Dark: Story = { globals: { mode: 'dark' } };
`;

const test = ({ resource, label }: ResourceNames): string => `import { expect, test } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseAction } from '@widya/design-system/testing/choose-action';
import * as stories from './${resource}.stories.tsx';

const { Rows, Empty, FilteredEmpty, Failed, Forbidden } = composeStories(stories);

const row = async (name: string) =>
  within(await screen.findByRole('table', { name: 'Daftar ${label}' })).findByText(name);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('adds a row', async () => {
  render(<Rows />);
  await row('Elang');
  await userEvent.click(screen.getByRole('button', { name: 'Tambah ${label}' }));
  const form = await dialog('Tambah ${label}');
  await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
  await form.findByText('Nama ${label} perlu diisi');
  await userEvent.type(form.getByRole('textbox', { name: /Nama ${label}/ }), 'Camar');
  await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
  await row('Camar');
});

test('changes a row', async () => {
  render(<Rows />);
  await row('Elang');
  await chooseAction('Tindakan untuk Elang', 'Sunting');
  const form = await dialog('Sunting ${label}');
  await userEvent.type(form.getByRole('textbox', { name: /Nama ${label}/ }), ' Jawa');
  await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
  await row('Elang Jawa');
});

test('deletes a row after a confirmation', async () => {
  render(<Rows />);
  const deleted = await row('Elang');
  await chooseAction('Tindakan untuk Elang', 'Hapus');
  const confirmation = await screen.findByRole('alertdialog', { name: 'Hapus ${label.toLowerCase()}?' });
  await userEvent.click(within(confirmation).getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(deleted).not.toBeInTheDocument());
});

test('explains why there are no rows', async () => {
  const empty = render(<Empty />);
  await screen.findByText('Belum ada ${label.toLowerCase()}');
  empty.unmount();
  const filtered = render(<FilteredEmpty />);
  await screen.findByText(/xyz/);
  filtered.unmount();
  const failed = render(<Failed />);
  await screen.findByText('Daftar ${label} tidak dapat dimuat');
  failed.unmount();
  render(<Forbidden />);
  await screen.findByText('Kamu tidak punya akses ke halaman ini');
});
`;

/** Stories of all states, and the test that renders them, by path in the folder of the screen. */
export const storyFiles = (names: ResourceNames): Readonly<Record<string, string>> => ({
  [`${names.resource}.stories.tsx`]: stories(names),
  [`${names.resource}.test.tsx`]: test(names),
});
