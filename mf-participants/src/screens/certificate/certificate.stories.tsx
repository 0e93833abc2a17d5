import type { Meta, StoryObj } from '@storybook/react-vite';
import { CLASS_DEFAULTS } from '@widya/contract/certificate-template';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { certificateApi } from '../../testing/certificate-api.ts';
import { certificateRow, FIVE, settings, task } from '../../testing/certificate-fixtures.ts';
import Certificate from './index.tsx';

interface StoryArgs {
  readonly api: () => FakeApi;
  readonly search: string;
  readonly user: typeof TEST_USER;
}

const PATH = '/editor/certificate/:event_url';

const meta: Meta<StoryArgs> = {
  title: 'mf-participants/Sertifikat',
  parameters: { router: false, layout: 'fullscreen' },
  args: { api: certificateApi, search: '', user: TEST_USER },
  render: ({ api, search, user }) => (
    <StoryShell
      api={api()}
      user={user}
      url={`/editor/certificate/MNA7Q2KD${search}`}
      path={PATH}
      screens={{ ClassList: '/editor' }}
    >
      <Certificate {...screenProps({ event_url: 'MNA7Q2KD' })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const READ = 'GET /v1/class/:code/certificate_settings';
const LIST = 'GET /v1/class/:code/certificates';
const answering = (answers: FakeApi) => () => ({ ...certificateApi(), ...answers });
/** Status 507, which the client does not retry, so that the story shows the failure at once. */
const broken = () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan');

export const Working: Story = {};
export const Additional: Story = { args: { search: '?tab=tambahan' } };
export const PageTwoHidden: Story = {
  args: { api: () => certificateApi(FIVE, { template: { ...CLASS_DEFAULTS, hidePageTwo: true } }) },
};
export const Empty: Story = {
  args: {
    api: () =>
      certificateApi([], {
        totals: { accepted: 0, made: 0, without_predicate: 0 },
        longest_name: null,
        shortest_name: null,
      }),
  },
};
export const Fifty: Story = {
  args: {
    api: () =>
      certificateApi(
        Array.from({ length: 50 }, (_, n) => certificateRow({ id: n + 1, full_name: `Peserta Contoh ${n + 1}` })),
        { totals: { accepted: 50, made: 0, without_predicate: 0 } },
      ),
  },
};
export const Instructor: Story = {
  args: { user: { ...TEST_USER, role: 'instructor', userType: 'instructor', email: 'widyaiswara@widya.example' } },
};
export const Loading: Story = { args: { api: answering({ [READ]: () => ({ silent: true }) }) } };
export const Failed: Story = { args: { api: answering({ [READ]: broken }) } };
export const ListFailed: Story = { args: { api: answering({ [LIST]: broken }) } };
export const Forbidden: Story = {
  args: {
    api: answering({ [READ]: () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses untuk tindakan ini.') }),
  },
};
export const UnknownClass: Story = {
  args: { api: answering({ [READ]: () => refusal(404, 'NOT_FOUND', 'Kelas tidak ditemukan') }) },
};
/** A batch of this account that was interrupted, for example by a reload. */
export const Interrupted: Story = { args: { api: () => certificateApi(FIVE, { job_id: 77 }) } };
export const BatchDone: Story = {
  args: {
    api: () => ({
      ...certificateApi(FIVE, { job_id: 77 }),
      'GET /v1/jobs/:id': () => ({ body: task({ state: 'DONE', sent: 118, failed: 2, remaining: 0 }) }),
    }),
  },
};
export const Conflict: Story = {
  args: {
    api: answering({
      'PUT /v1/class/:code': ({ body }) =>
        (body as { version?: number }).version === undefined
          ? {
              body: {
                success: true,
                affectedRows: 1,
                id: 12,
                data: settings({ version: 5 }),
                version: 5,
                warnings: [],
              },
            }
          : refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain.', {
              current: { changed_by: 'Ratih Wulandari' },
            }),
    }),
  },
};
export const WritesFail: Story = {
  args: {
    api: answering({
      'PUT /v1/class/:code': broken,
      'POST /v1/class/:code/certificates/numbers': broken,
      'PUT /v1/participants/predicate': broken,
    }),
  },
};
export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };
export const Dark: Story = { globals: { mode: 'dark' } };
