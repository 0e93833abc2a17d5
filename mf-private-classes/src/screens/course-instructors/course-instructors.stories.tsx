import type { Meta, StoryObj } from '@storybook/react-vite';
import { INSTRUCTORS } from '@widya/record-kit/instructors/testing/instructor-fixtures';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { instructorApi, linkOf } from '../../testing/instructor-fixtures.ts';
import CourseInstructors from './index.tsx';

interface StoryArgs {
  readonly api: () => FakeApi;
  readonly user: typeof TEST_USER;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-private-classes/Widyaiswara Kelas Daring Mandiri',
  parameters: { router: false, layout: 'fullscreen' },
  args: { api: instructorApi, user: TEST_USER },
  render: ({ api, user }) => (
    <StoryShell
      api={api()}
      user={user}
      url="/editor/privateClassInstructors/7"
      path="/editor/privateClassInstructors/:event_url"
    >
      <CourseInstructors {...screenProps({ event_url: '7' })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const LIST = 'GET /v1/course_instructors/:courseId/course';
const listAnswers = (answer: FakeApi[string]) => () => ({ ...instructorApi(), [LIST]: answer });

export const Working: Story = {};

export const Instructor: Story = {
  args: { user: { ...TEST_USER, role: 'instructor', userType: 'instructor', email: 'widyaiswara@widya.example' } },
};

export const Loading: Story = { args: { api: listAnswers(() => ({ silent: true })) } };

export const Empty: Story = { args: { api: () => instructorApi([]) } };

/** Status 507, which the client does not retry, so that the story shows the failure at once. */
export const Failed: Story = { args: { api: listAnswers(() => refusal(507, 'INTERNAL', 'Terjadi Kesalahan')) } };

export const Forbidden: Story = {
  args: { api: listAnswers(() => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses untuk tindakan ini.')) },
};

export const UnknownCourse: Story = {
  args: { api: listAnswers(() => refusal(404, 'NOT_FOUND', 'Kelas daring mandiri tidak ditemukan')) },
};

export const EverybodyAssigned: Story = { args: { api: () => instructorApi(INSTRUCTORS) } };

export const WritesFail: Story = {
  args: {
    api: () => ({
      ...instructorApi(),
      'POST /v1/course_instructors/create': () => refusal(409, 'INVALID_TRANSITION', 'Widyaiswara ini sudah terhapus'),
      'DELETE /v1/course_instructors/:id': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
    }),
  },
};

export const FiftyRows: Story = {
  args: {
    api: listAnswers(() => ({
      body: Array.from({ length: 50 }, (_, index) => ({
        ...linkOf(INSTRUCTORS[index % INSTRUCTORS.length] as (typeof INSTRUCTORS)[number]),
        id: index,
        name: index % 7 === 0 ? `Contoh ${'Panjang Sekali Namanya '.repeat(5)}` : `Contoh Widyaiswara ${index}`,
      })),
    })),
  },
};

export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };

export const Dark: Story = { globals: { mode: 'dark' } };
