import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import {
  classFeedbackApi,
  FEEDBACK,
  feedback,
  feedbackConflict,
  NO_SUMMARY,
  SUMMARY,
} from '../../testing/feedback-fixtures.ts';
import { pageOf } from '../../testing/page-of.ts';
import ClassFeedback from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  /** The query string of the URL: '?tab=daftar'. */
  readonly search: string;
  readonly user: typeof TEST_USER;
}

const PATH = '/editor/feedback/:event_url';

const meta: Meta<StoryArgs> = {
  title: 'mf-communication/Umpan Balik Kelas',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, search: '', user: TEST_USER },
  render: ({ answers, search, user }) => (
    <StoryShell
      api={{ ...classFeedbackApi(), ...answers }}
      user={user}
      url={`/editor/feedback/MNA7Q2KD${search}`}
      path={PATH}
      screens={{ ClassList: '/editor', ClassFeedback: PATH }}
    >
      <ClassFeedback {...screenProps({ event_url: 'MNA7Q2KD' })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const SUMMARY_CALL = 'GET /v1/class/:code/feedbacks/summary';
const LIST = 'GET /v1/class/:code/feedbacks';
/** Status 507, which the client does not retry, so that the story shows the failure at once. */
const failing = () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan');
const summed = (summary: object): FakeApi => ({ [SUMMARY_CALL]: () => ({ body: summary }) });
const listed = (rows: readonly object[]): FakeApi => ({ [LIST]: () => ({ body: pageOf(rows) }) });

export const Summary: Story = {};
export const List: Story = { args: { search: '?tab=daftar' } };
export const WithHidden: Story = { args: { search: '?tab=daftar&hidden=1' } };
export const Instructor: Story = {
  args: {
    search: '?tab=daftar',
    user: { ...TEST_USER, role: 'instructor', userType: 'instructor', email: 'widyaiswara@widya.example' },
  },
};
export const Loading: Story = { args: { answers: { [SUMMARY_CALL]: () => ({ silent: true }) } } };
export const Empty: Story = { args: { answers: summed(NO_SUMMARY) } };
export const EmptyList: Story = { args: { search: '?tab=daftar', answers: { ...summed(NO_SUMMARY), ...listed([]) } } };
export const FilteredEmpty: Story = { args: { search: '?tab=daftar&q=xyz' } };
export const Failed: Story = { args: { answers: { [SUMMARY_CALL]: failing } } };
export const ComparisonFailed: Story = {
  args: { answers: { 'GET /v1/class/:code/feedbacks/comparison': failing } },
};
export const Forbidden: Story = {
  args: {
    answers: { [SUMMARY_CALL]: () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses untuk tindakan ini.') },
  },
};
export const UnknownClass: Story = {
  args: { answers: { [SUMMARY_CALL]: () => refusal(404, 'NOT_FOUND', 'Kelas tidak ditemukan') } },
};
export const OneRow: Story = {
  args: { search: '?tab=daftar', answers: { ...summed({ ...SUMMARY, count: 1 }), ...listed([feedback()]) } },
};
export const FiftyRows: Story = {
  args: {
    search: '?tab=daftar&per_page=50',
    answers: listed(
      Array.from({ length: 50 }, (_, index) =>
        feedback({
          id: index + 1,
          full_name: index % 7 === 0 ? 'Nama Sangat Panjang '.repeat(6).trim() : `Orang Contoh ${index + 1}`,
          masukan: index % 4 === 0 ? 'Materinya lengkap dan pengajarnya sabar. '.repeat(20).trim() : 'Baik.',
        }),
      ),
    ),
  },
};
export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };
export const NarrowList: Story = {
  args: { search: '?tab=daftar' },
  globals: { width: '390' },
  parameters: { viewport: { width: 390 } },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const WritesFail: Story = {
  args: {
    search: '?tab=daftar',
    answers: {
      'PUT /v1/feedbacks/:id': failing,
      'PUT /v1/participant/feedback/:id/note': () => refusal(507, 'INTERNAL', 'Basis data penuh'),
      'POST /v1/class/:code/feedbacks/export': failing,
    },
  },
};
/** Somebody else wrote another note meanwhile. */
export const NoteConflict: Story = {
  args: {
    search: '?tab=daftar',
    answers: {
      'PUT /v1/participant/feedback/:id/note': ({ params, body }) =>
        (body as { version: number }).version === 9
          ? { body: { success: true, affectedRows: 1, data: FEEDBACK[0], version: 10 } }
          : feedbackConflict(Number(params.id)),
    },
  },
};
