import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { certificateApi } from '../../testing/certificate-api.ts';
import PrivateCertificate from './index.tsx';

interface StoryArgs {
  readonly api: () => FakeApi;
}

const PATH = '/editor/private-certificate/:event_url';

const meta: Meta<StoryArgs> = {
  title: 'mf-participants/Sertifikat kelas daring mandiri',
  parameters: { router: false, layout: 'fullscreen' },
  args: { api: () => certificateApi(undefined, { date: null }) },
  render: ({ api }) => (
    <StoryShell api={api()} user={TEST_USER} url="/editor/private-certificate/MNA7Q2KD" path={PATH}>
      <PrivateCertificate {...screenProps({ event_url: 'MNA7Q2KD' })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

export const Working: Story = {};
export const UnknownCourse: Story = {
  args: {
    api: () => ({
      ...certificateApi(),
      'GET /v1/member_course/:code/certificate_settings': () => refusal(404, 'NOT_FOUND', 'Kelas tidak ditemukan'),
    }),
  },
};
