import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { liveStreamApi } from '../../testing/live-stream-api.ts';
import CreateStream from './index.tsx';

interface StoryArgs {
  readonly answers: FakeApi;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-admin-tools/Buat Tautan Streaming',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {} },
  render: ({ answers }) => (
    <StoryShell api={{ ...liveStreamApi(), ...answers }} url="/editor/create-streaming" path="/editor/create-streaming">
      <CreateStream {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

export const Blank: Story = {};

export const Narrow: Story = { globals: { width: '390' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const CodeTaken: Story = {
  args: {
    answers: {
      'POST /v1/liveStreaming': () =>
        refusal(422, 'VALIDATION', 'Periksa kembali isian', { errors: { code: 'Kode sudah digunakan' } }),
    },
  },
};

export const SavingFails: Story = {
  args: { answers: { 'POST /v1/liveStreaming': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};
