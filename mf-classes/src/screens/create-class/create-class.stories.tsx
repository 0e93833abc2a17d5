import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { classFormApi } from '../../testing/class-form-api.ts';
import CreateClass from './index.tsx';

const meta: Meta<{ api: FakeApi }> = {
  title: 'mf-classes/Buat Kelas',
  parameters: { router: false, layout: 'fullscreen' },
  args: { api: classFormApi() },
  render: ({ api }) => (
    <StoryShell api={api} url="/create-class" path="/create-class">
      <CreateClass {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<{ api: FakeApi }>;

export const New: Story = {};

export const Refused: Story = {
  args: {
    api: { ...classFormApi(), 'POST /v1/class': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') },
  },
};

export const FieldRefused: Story = {
  args: {
    api: {
      ...classFormApi(),
      'POST /v1/class': () =>
        refusal(422, 'VALIDATION', 'Tautan ini harus diawali https://', {
          errors: { stream_url: 'Tautan ini harus diawali https://' },
        }),
    },
  },
};

export const ZoomNotConfigured: Story = {
  args: {
    api: {
      ...classFormApi(),
      'POST /v1/zoom/generateZoomLink': () => refusal(503, 'NOT_READY', 'Zoom belum dikonfigurasi'),
    },
  },
};

export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };

export const Dark: Story = { globals: { mode: 'dark' } };
