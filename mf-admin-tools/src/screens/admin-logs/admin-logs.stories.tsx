import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { adminApi } from '../../testing/admin-api.ts';
import { LOGS, log, pageOf } from '../../testing/admin-fixtures.ts';
import AdminLogs from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-admin-tools/Daftar Log',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/loglist' },
  render: ({ answers, url }) => (
    <StoryShell
      api={{ ...adminApi(), ...answers }}
      url={url}
      user={TEST_USER}
      path="/loglist"
      screens={{ ClassList: '/editor', Admins: '/admins' }}
    >
      <AdminLogs {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const listed = (rows: Parameters<typeof pageOf>[0]): FakeApi => ({
  'GET /v1/admin/logs': () => ({ body: pageOf(rows) }),
});

export const Newest: Story = {};

export const Filtered: Story = { args: { url: '/loglist?admin_id=2&object=class&from=2026-11-18&to=2026-11-20' } };

export const Detail: Story = { args: { url: '/loglist?log=41' } };

export const DetailOfCreation: Story = { args: { url: '/loglist?log=40' } };

export const DetailWithoutChanges: Story = { args: { url: '/loglist?log=39' } };

/** The URL names a log entry that is on another page of the list. */
export const DetailElsewhere: Story = {
  args: {
    url: '/loglist?log=7',
    answers: { 'GET /v1/admin/logs/:id': () => ({ body: log({ id: 7, activity: 'Menghapus kelas' }) }) },
  },
};

export const DetailMissing: Story = { args: { url: '/loglist?log=7' } };

export const DetailFailed: Story = {
  args: {
    url: '/loglist?log=7',
    answers: { 'GET /v1/admin/logs/:id': () => refusal(500, 'INTERNAL', 'Terjadi Kesalahan') },
  },
};

export const Loading: Story = { args: { answers: { 'GET /v1/admin/logs': () => ({ silent: true }) } } };

export const Empty: Story = { args: { answers: listed([]) } };

export const FilteredEmpty: Story = { args: { url: '/loglist?q=xyz', answers: listed([]) } };

export const Failed: Story = {
  args: { answers: { 'GET /v1/admin/logs': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

export const Forbidden: Story = {
  args: { answers: { 'GET /v1/admin/logs': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') } },
};

export const DownloadFails: Story = {
  args: { answers: { 'POST /v1/admin/logs/export': () => refusal(500, 'INTERNAL', 'Terjadi Kesalahan') } },
};

export const DownloadWaits: Story = { args: { answers: { 'POST /v1/admin/logs/export': () => ({ silent: true }) } } };

export const OneRow: Story = { args: { answers: listed([LOGS[0]]) } };

export const FiftyRows: Story = {
  args: {
    url: '/loglist?per_page=50',
    answers: listed(
      Array.from({ length: 50 }, (_, index) =>
        log({
          id: 100 + index,
          object_label: index % 6 === 0 ? `Kelas ${'Panjang Sekali '.repeat(8)}` : `Kelas ${index}`,
        }),
      ),
    ),
  },
};

export const Narrow: Story = { globals: { width: '390' } };

export const Dark: Story = { globals: { mode: 'dark' } };
