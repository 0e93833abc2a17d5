import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SessionUser } from '@widya/contract/accounts';
import type { Instructor } from '@widya/contract/instructors';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { pageOf } from '../../testing/admin-fixtures.ts';
import { instructorApi } from '../../testing/instructor-api.ts';
import { INSTRUCTORS, instructor } from '../../testing/instructor-fixtures.ts';
import Instructors from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
  readonly user: SessionUser;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-admin-tools/Widyaiswara',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/editor/instructor', user: TEST_USER },
  render: ({ answers, url, user }) => (
    <StoryShell
      api={{ ...instructorApi(), ...answers }}
      url={url}
      user={user}
      path="/editor/instructor"
      screens={{ ClassInstructors: '/editor/instructor/:event_url' }}
    >
      <Instructors {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const listed = (rows: Parameters<typeof pageOf>[0]): FakeApi => ({
  'GET /v1/instructor': ({ query }) => ({ body: query.has('page') ? pageOf(rows) : rows }),
});

export const Active: Story = {};

export const Deleted: Story = { args: { url: '/editor/instructor?active=0' } };

/** An instructor sees other instructors without emails and cannot change them. D138. */
export const Reader: Story = {
  args: {
    user: { ...TEST_USER, role: 'instructor', userType: 'instructor' },
    answers: listed(INSTRUCTORS.map((row) => ({ ...row, email: null }))),
  },
};

/** An admin without the menu key of this screen. */
export const WithoutKey: Story = {
  args: { user: { ...TEST_USER, role: 'admin', userType: 'admin', menu: '["home"]' } },
};

export const Loading: Story = { args: { answers: { 'GET /v1/instructor': () => ({ silent: true }) } } };

export const Empty: Story = { args: { answers: listed([]) } };

export const EmptyDeleted: Story = { args: { url: '/editor/instructor?active=0', answers: listed([]) } };

export const FilteredEmpty: Story = { args: { url: '/editor/instructor?q=xyz', answers: listed([]) } };

export const Failed: Story = {
  args: { answers: { 'GET /v1/instructor': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

export const Forbidden: Story = {
  args: { answers: { 'GET /v1/instructor': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') } },
};

export const OneRow: Story = { args: { answers: listed([instructor()]) } };

export const FiftyRows: Story = {
  args: {
    url: '/editor/instructor?per_page=50',
    answers: listed(
      Array.from({ length: 50 }, (_, index) =>
        instructor({
          id: 20 + index,
          name: index % 6 === 0 ? `Widyaiswara ${'Panjang Sekali '.repeat(8)}${index}` : `Widyaiswara ${index}`,
        }),
      ),
    ),
  },
};

export const Narrow: Story = { globals: { width: '390' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Editing: Story = { args: { url: '/editor/instructor?widyaiswara=1' } };

/** The instructor that the URL names is on another page. */
export const EditingElsewhere: Story = {
  args: {
    url: '/editor/instructor?widyaiswara=1',
    answers: {
      'GET /v1/instructor': ({ query }) => ({ body: query.has('page') ? pageOf([INSTRUCTORS[1]]) : INSTRUCTORS }),
    },
  },
};

export const EditingNobody: Story = { args: { url: '/editor/instructor?widyaiswara=999' } };

/** @param now fields that somebody else has just saved. */
const changedMeanwhile = (now: Partial<Instructor>): Partial<StoryArgs> => ({
  url: '/editor/instructor?widyaiswara=1',
  answers: {
    'PUT /v1/instructor/:id': ({ body }) =>
      (body as { version: number }).version === 9
        ? { body: { success: true, affectedRows: 1, version: 10, data: INSTRUCTORS[0] } }
        : refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain.', {
            current: {
              ...INSTRUCTORS[0],
              ...now,
              version: 9,
              changed_by: 'Bima Contoh',
              changed_at: '2026-11-20T02:00:00.000Z',
            },
          }),
  },
});

export const Conflict: Story = { args: changedMeanwhile({ name: 'Wulan Pratiwi' }) };

export const WritesFail: Story = {
  args: {
    answers: {
      'POST /v1/instructor': () =>
        refusal(409, 'DUPLICATE_ACCOUNT', 'Email Telah Terdaftar', { errors: { email: 'Email Telah Terdaftar' } }),
      'DELETE /v1/instructor/:id': () =>
        refusal(
          409,
          'INVALID_TRANSITION',
          'Widyaiswara ini masih mengajar kelas yang akan datang: Menulis Esai, Kelas Tetap',
          {
            current: {
              upcoming_classes: [
                { code: 'ESAI2345', name: 'Menulis Esai' },
                { code: 'TETAP234', name: 'Kelas Tetap' },
              ],
            },
          },
        ),
      'POST /v1/instructor/:id/password_link': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
    },
  },
};
