import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { pageOf } from '../../testing/page-of.ts';
import { COURSE_SUMMARY, courseRatingApi, rating } from '../../testing/rating-fixtures.ts';
import CourseFeedback from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  /** The query string of the URL: '?hidden=1'. */
  readonly search: string;
  readonly user: typeof TEST_USER;
}

const PATH = '/editor/privateClassFeedback/:event_url';

const meta: Meta<StoryArgs> = {
  title: 'mf-communication/Umpan Balik Kelas Daring Mandiri',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, search: '', user: TEST_USER },
  render: ({ answers, search, user }) => (
    <StoryShell
      api={{ ...courseRatingApi(), ...answers }}
      user={user}
      url={`/editor/privateClassFeedback/12${search}`}
      path={PATH}
      screens={{ CourseFeedback: PATH }}
    >
      <CourseFeedback {...screenProps({ event_url: '12' })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const SUMMARY_CALL = 'GET /v1/course_rating/:courseId/summary';
const LIST = 'GET /v1/course_rating/:courseId/course';
/** Status 507, which the client does not retry, so that the story shows the failure at once. */
const failing = () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan');
const listed = (rows: readonly object[]): FakeApi => ({ [LIST]: () => ({ body: pageOf(rows) }) });

export const Working: Story = {};
export const WithHidden: Story = { args: { search: '?hidden=1' } };
export const Instructor: Story = {
  args: { user: { ...TEST_USER, role: 'instructor', userType: 'instructor', email: 'widyaiswara@widya.example' } },
};
export const Loading: Story = {
  args: { answers: { [SUMMARY_CALL]: () => ({ silent: true }), [LIST]: () => ({ silent: true }) } },
};
export const Empty: Story = {
  args: {
    answers: {
      ...listed([]),
      [SUMMARY_CALL]: () => ({
        body: {
          ...COURSE_SUMMARY,
          count: 0,
          average: null,
          commented: 0,
          hidden: 0,
          distribution: [0, 0, 0, 0, 0],
          others: { courses: 0, count: 0, average: null },
        },
      }),
    },
  },
};
export const FilteredEmpty: Story = { args: { search: '?q=xyz' } };
export const Failed: Story = { args: { answers: { [LIST]: failing } } };
export const SummaryFailed: Story = { args: { answers: { [SUMMARY_CALL]: failing } } };
export const Forbidden: Story = {
  args: { answers: { [LIST]: () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses untuk tindakan ini.') } },
};
export const UnknownCourse: Story = {
  args: { answers: { [SUMMARY_CALL]: () => refusal(404, 'NOT_FOUND', 'Kelas tidak ditemukan') } },
};
export const OneRow: Story = { args: { answers: listed([rating()]) } };
export const FiftyRows: Story = {
  args: {
    search: '?per_page=50',
    answers: listed(
      Array.from({ length: 50 }, (_, index) =>
        rating({
          id: index + 1,
          full_name: index % 7 === 0 ? 'Nama Sangat Panjang '.repeat(6).trim() : `Orang Contoh ${index + 1}`,
          comment: index % 4 === 0 ? 'Materinya lengkap dan mudah diikuti. '.repeat(12).trim() : 'Baik.',
          rating: (index % 5) + 1,
        }),
      ),
    ),
  },
};
export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const WritesFail: Story = {
  args: {
    answers: {
      'PUT /v1/course_rating/:id/toggle': failing,
      'POST /v1/course_rating/:courseId/export': failing,
    },
  },
};
