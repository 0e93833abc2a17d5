import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { questionApi, questionPage, questionRow } from '../../testing/question-fixtures.ts';
import Questions from './index.tsx';

interface StoryArgs {
  readonly api: () => FakeApi;
  readonly user: typeof TEST_USER;
  readonly search: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-classes/Pertanyaan Kelas',
  parameters: { router: false, layout: 'fullscreen' },
  args: { api: questionApi, user: TEST_USER, search: '' },
  render: ({ api, user, search }) => (
    <StoryShell api={api()} user={user} url={`/editor/question/MNA7Q2KD${search}`} path="/editor/question/:event_url">
      <Questions {...screenProps({ event_url: 'MNA7Q2KD' })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const LIST = 'GET /v1/class/:code/question';
const listAnswers = (answer: FakeApi[string]) => () => ({ ...questionApi(), [LIST]: answer });
const broken = () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan');

export const Working: Story = {};

export const WithDeleted: Story = { args: { search: '?hidden=1' } };

export const Instructor: Story = {
  args: { user: { ...TEST_USER, role: 'instructor', userType: 'instructor', email: 'widyaiswara@widya.example' } },
};

export const Loading: Story = { args: { api: listAnswers(() => ({ silent: true })) } };

export const Empty: Story = { args: { api: () => questionApi([]) } };

export const FilteredEmpty: Story = { args: { search: '?q=angkasa' } };

/** Status 507, which the client does not retry, so that the story shows the failure at once. */
export const Failed: Story = { args: { api: listAnswers(broken) } };

export const Forbidden: Story = {
  args: { api: listAnswers(() => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses untuk tindakan ini.')) },
};

export const UnknownClass: Story = {
  args: { api: listAnswers(() => refusal(404, 'NOT_FOUND', 'Kelas tidak ditemukan')) },
};

export const WritesFail: Story = {
  args: {
    api: () => ({
      ...questionApi(),
      'PUT /v1/class/:code': broken,
      'PUT /v1/question/:id/toggle': broken,
      'POST /v1/question/:id/answer': () => refusal(409, 'INVALID_TRANSITION', 'Pertanyaan ini sudah terhapus'),
      'POST /v1/class/:code/question/ask': broken,
      'POST /v1/class/:code/question/upload/commit': () =>
        refusal(404, 'NOT_FOUND', 'Unggahan tidak ditemukan atau sudah kedaluwarsa. Unggah sekali lagi.'),
      'GET /v1/class/:code/participants': broken,
    }),
  },
};

export const AnswerConflict: Story = {
  args: {
    api: () => ({
      ...questionApi(),
      'POST /v1/question/:id/answer': ({ body }) =>
        (body as { version: number }).version === 5
          ? { body: { success: true, affectedRows: 1, id: 1, data: questionRow({ version: 6 }), version: 6 } }
          : refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain.', {
              current: questionRow({ version: 5, answer: '<p>Boleh, di sesi kedua.</p>' }),
            }),
    }),
  },
};

export const OneRow: Story = { args: { api: () => questionApi([questionRow()]) } };

export const FiftyRows: Story = {
  args: {
    search: '?per_page=50',
    api: listAnswers(() => ({
      body: questionPage(
        Array.from({ length: 50 }, (_, index) =>
          questionRow({
            id: index,
            full_name: `Peserta Contoh ${index}`,
            question:
              index % 7 === 0 ? `<p>${'Pertanyaan yang panjang sekali. '.repeat(30)}</p>` : '<p>Kapan mulai?</p>',
            answer: index % 3 === 0 ? '<p>Pukul sembilan.</p>' : null,
          }),
        ),
        214,
      ),
    })),
  },
};

export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };

export const Dark: Story = { globals: { mode: 'dark' } };
