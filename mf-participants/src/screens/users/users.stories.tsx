import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SessionUser } from '@widya/contract/accounts';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import Users from './index.tsx';
import { InviteProgress } from './invite/invite-progress.tsx';
import { BUDI, dataRequestApi, FAILED_INVITATION, pageOf, SITI, user, userApi } from './story-users.ts';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
  readonly role: 'superadmin' | 'admin';
  readonly site: SessionUser['site'];
}

const meta: Meta<StoryArgs> = {
  title: 'mf-participants/Daftar Pengguna',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/users', role: 'superadmin', site: TEST_USER.site },
  render: ({ answers, url, role, site }) => (
    <StoryShell
      api={{ ...answers, ...without(answers) }}
      url={url}
      user={{ ...TEST_USER, role, site }}
      path="/users"
      screens={{ Person: '/users/:id' }}
    >
      <Users {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

/** The successful responses except those that the story replaces. The fake API uses the first route that matches. */
const without = (answers: FakeApi): FakeApi =>
  Object.fromEntries(Object.entries(userApi()).filter(([route]) => !(route in answers)));
const listed = (rows: readonly object[]): FakeApi => ({ 'GET /v1/members': () => ({ body: pageOf(rows) }) });

export const Active: Story = {};
export const Deleted: Story = { args: { url: '/users?tab=deleted' } };
export const Loading: Story = { args: { answers: { 'GET /v1/members': () => ({ silent: true }) } } };
export const Empty: Story = { args: { answers: listed([]) } };
export const EmptyDeleted: Story = { args: { url: '/users?tab=deleted', answers: listed([]) } };
export const FilteredEmpty: Story = { args: { url: '/users?q=xyz' } };
export const Failed: Story = {
  args: { answers: { 'GET /v1/members': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};
export const Forbidden: Story = {
  args: { answers: { 'GET /v1/members': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') } },
};
export const OneRow: Story = { args: { answers: listed([SITI]) } };
export const FiftyRows: Story = {
  args: {
    url: '/users?per_page=50',
    answers: listed(
      Array.from({ length: 50 }, (_, index) =>
        user({
          id: 20 + index,
          full_name: index % 6 === 0 ? `Orang ${'Bernama Panjang '.repeat(8)}${index}` : `Orang ${index}`,
        }),
      ),
    ),
  },
};
export const Narrow: Story = { globals: { width: '390' } };
export const Dark: Story = { globals: { mode: 'dark' } };

export const DataRequested: Story = { args: { answers: dataRequestApi() } };
export const DataRequestsFail: Story = {
  args: {
    answers: {
      ...dataRequestApi(),
      'PUT /v1/data_requests/:id/done': () => refusal(500, 'INTERNAL', 'Terjadi Kesalahan'),
    },
  },
};

export const Viewing: Story = { args: { url: '/users?pengguna=1' } };
export const ViewingClasses: Story = { args: { url: '/users?pengguna=1&bagian=kelas' } };
export const ViewingNoClasses: Story = { args: { url: '/users?pengguna=2&bagian=kelas' } };
export const ViewingRepeated: Story = { args: { url: '/users?pengguna=3' } };
export const ViewingAsAdmin: Story = { args: { url: '/users?pengguna=3', role: 'admin' } };
export const ViewingInvited: Story = { args: { url: '/users?pengguna=2' } };
export const InvitationFailed: Story = {
  args: {
    url: '/users?pengguna=2',
    answers: { 'GET /v1/member/:id': () => ({ body: { ...BUDI, invitation: FAILED_INVITATION } }) },
  },
};
export const InvitationFailedInList: Story = {
  args: { answers: listed([SITI, { ...BUDI, invitation_failed: true }]) },
};
export const ViewingNobody: Story = { args: { url: '/users?pengguna=999' } };
export const ClassesFailed: Story = {
  args: {
    url: '/users?pengguna=1&bagian=kelas',
    answers: { 'GET /v1/member/:id/participation': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') },
  },
};

export const KnownAddress: Story = {
  args: {
    answers: {
      'POST /v1/member/register': () =>
        refusal(409, 'DUPLICATE_ACCOUNT', 'Anggota sudah terdaftar', { errors: { email: 'Anggota sudah terdaftar' } }),
    },
  },
};
export const WritesFail: Story = {
  args: {
    answers: {
      'POST /v1/members': () => refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain'),
      'DELETE /v1/members': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
      'PATCH /v1/members': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
      'POST /v1/member/:id/invitation': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
      'PUT /v1/member/:id/activate-newsletter': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
      'PUT /v1/member/:id/inactive-newsletter': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
    },
  },
};

/** Somebody else has saved another name and another organisation of the same person meanwhile. */
export const EditedByOther: Story = {
  args: {
    answers: {
      'POST /v1/members': ({ body }) => {
        const { version, ...changes } = body as { version: number };
        const current = { ...BUDI, full_name: 'Budi Rekan', organization: 'Dinas Baru', version: 9 };
        const first = { changed_by: 'Rina Admin', changed_at: '2026-11-20T02:15:00.000Z' };
        return version === 9
          ? { body: { success: true, affectedRows: 1, id: BUDI.id, data: { ...current, ...changes }, version: 10 } }
          : refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain', {
              current: { ...current, ...first },
            });
      },
    },
  },
};

/** Lists of invited, already registered and failed people of a finished invitation. */
export const InviteResult: Story = {
  render: ({ answers }) => (
    <StoryShell api={{ ...answers, ...without(answers) }} url="/users" user={TEST_USER} path="/users">
      <InviteProgress id={77} />
    </StoryShell>
  ),
};
