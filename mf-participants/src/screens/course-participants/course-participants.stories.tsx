import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { courseParticipantApi } from '../../testing/participant-api.ts';
import { pageOf, SEVEN } from '../../testing/participant-fixtures.ts';
import CourseParticipants from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly search: string;
}

const PATH = '/editor/privateClassVisitors/:event_url';
const LIST = 'GET /v1/member_course/:code/participants';

const meta: Meta<StoryArgs> = {
  title: 'mf-participants/Peserta Kelas Daring Mandiri',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, search: '' },
  render: ({ answers, search }) => (
    <StoryShell
      api={{
        ...courseParticipantApi(),
        [LIST]: () => ({ body: pageOf(SEVEN.map((row, at) => ({ ...row, progress: at * 15, is_present: false }))) }),
        ...answers,
      }}
      user={TEST_USER}
      url={`/editor/privateClassVisitors/11${search}`}
      path={PATH}
      screens={{ CourseList: '/private-class-editor', CourseParticipants: PATH }}
    >
      <CourseParticipants {...screenProps({ event_url: '11' })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

export const Working: Story = {};

export const DrawerOpen: Story = { args: { search: '?peserta=48213' } };

export const UnknownCourse: Story = {
  args: { answers: { [LIST]: () => refusal(404, 'NOT_FOUND', 'Kelas tidak ditemukan') } },
};

export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };
