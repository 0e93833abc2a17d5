import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { courseFormApi } from '../../testing/course-api.ts';
import CreateCourse from './index.tsx';

const meta: Meta<{ api: FakeApi }> = {
  title: 'mf-private-classes/Buat Kelas Daring Mandiri',
  parameters: { router: false, layout: 'fullscreen' },
  args: { api: courseFormApi() },
  render: ({ api }) => (
    <StoryShell api={api} url="/create-private-class" path="/create-private-class">
      <CreateCourse {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<{ api: FakeApi }>;

export const New: Story = {};

export const Refused: Story = {
  args: { api: { ...courseFormApi(), 'POST /v1/course': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

export const TakenCode: Story = {
  args: {
    api: {
      ...courseFormApi(),
      'POST /v1/course': () =>
        refusal(409, 'VALIDATION', 'Kode ini sudah dipakai', { errors: { course_code: 'Kode ini sudah dipakai' } }),
    },
  },
};

export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };

export const Dark: Story = { globals: { mode: 'dark' } };
