import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { certificateApi } from '../../testing/certificate-api.ts';
import NewCertificate from './index.tsx';

interface StoryArgs {
  readonly api: () => FakeApi;
  readonly search: string;
}

const PATH = '/editor/new-certificate/:event_url';

const meta: Meta<StoryArgs> = {
  title: 'mf-participants/Templat sertifikat',
  parameters: { router: false, layout: 'fullscreen' },
  args: { api: () => certificateApi(undefined, { template: null }), search: '' },
  render: ({ api, search }) => (
    <StoryShell api={api()} user={TEST_USER} url={`/editor/new-certificate/MNA7Q2KD${search}`} path={PATH}>
      <NewCertificate {...screenProps({ event_url: 'MNA7Q2KD' })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

export const Template: Story = {};
export const Competencies: Story = { args: { search: '?tab=kompetensi' } };
export const NoCompetencies: Story = {
  args: { search: '?tab=kompetensi', api: () => certificateApi(undefined, { what_to_learn: [] }) },
};
export const SavingFails: Story = {
  args: {
    search: '?tab=kompetensi',
    api: () => ({ ...certificateApi(), 'PUT /v1/class/:code': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') }),
  },
};
