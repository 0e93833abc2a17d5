import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { CLASSES, classFeedback } from '../../testing/feedback-fixtures.ts';
import { pageOf } from '../../testing/page-of.ts';
import { COURSES } from '../../testing/rating-fixtures.ts';
import GlobalFeedback from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
  readonly user: typeof TEST_USER;
}

const LIST = 'GET /v1/dashboard/feedback_data';
const COURSE_LIST = 'GET /v1/dashboard/private-class-feedbacks';

const globalApi = (): FakeApi => ({
  [LIST]: ({ query }) => {
    const q = (query.get('q') ?? '').toLowerCase();
    const rows = CLASSES.filter(({ class_name }) => class_name.toLowerCase().includes(q));
    return { body: pageOf(rows.slice(0, Number(query.get('per_page'))), { total: rows.length }) };
  },
  [COURSE_LIST]: () => ({ body: pageOf(COURSES) }),
});

const meta: Meta<StoryArgs> = {
  title: 'mf-communication/Umpan Balik Semua Kelas',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/feedback', user: TEST_USER },
  render: ({ answers, url, user }) => (
    <StoryShell
      api={{ ...globalApi(), ...answers }}
      user={user}
      url={url}
      path="/feedback"
      screens={{
        ClassFeedback: '/editor/feedback/:event_url',
        CourseFeedback: '/editor/privateClassFeedback/:event_url',
      }}
    >
      <GlobalFeedback {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

/** Status 507, which the client does not retry, so that the story shows the failure at once. */
const failing = () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan');

export const PublicClasses: Story = {};
export const PrivateCourses: Story = { args: { url: '/feedback?tab=mandiri' } };
export const WithoutClasses: Story = { args: { user: { ...TEST_USER, role: 'admin', menu: '["main-feedback"]' } } };
export const Loading: Story = {
  args: { answers: { [LIST]: () => ({ silent: true }) } },
};
export const Empty: Story = { args: { answers: { [LIST]: () => ({ body: pageOf([]) }) } } };
export const FilteredEmpty: Story = { args: { url: '/feedback?q=xyz' } };
export const Failed: Story = { args: { answers: { [LIST]: failing } } };
export const CoursesFailed: Story = { args: { url: '/feedback?tab=mandiri', answers: { [COURSE_LIST]: failing } } };
export const Forbidden: Story = {
  args: { answers: { [LIST]: () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses untuk tindakan ini.') } },
};
export const OneRow: Story = { args: { answers: { [LIST]: () => ({ body: pageOf([classFeedback()]) }) } } };
export const FiftyRows: Story = {
  args: {
    url: '/feedback?per_page=50',
    answers: {
      [LIST]: () => ({
        body: pageOf(
          Array.from({ length: 50 }, (_, index) =>
            classFeedback({
              class_code: `KLS${index}`,
              class_name: index % 6 === 0 ? 'Kelas dengan nama yang panjang '.repeat(4).trim() : `Kelas ${index + 1}`,
            }),
          ),
        ),
      }),
    },
  },
};
export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };
export const Dark: Story = { globals: { mode: 'dark' } };
