import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { pageOf } from '../../testing/admin-fixtures.ts';
import { liveStreamApi } from '../../testing/live-stream-api.ts';
import { liveStream, STREAMS } from '../../testing/live-stream-fixtures.ts';
import LiveStreams from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-admin-tools/Siaran Langsung',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/editor/live-streaming' },
  render: ({ answers, url }) => (
    <StoryShell api={{ ...liveStreamApi(), ...answers }} url={url} path="/editor/live-streaming">
      <LiveStreams {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const listed = (rows: Parameters<typeof pageOf>[0]): FakeApi => ({
  'GET /v1/liveStreaming': () => ({ body: pageOf(rows) }),
});

export const All: Story = {};

export const Loading: Story = { args: { answers: { 'GET /v1/liveStreaming': () => ({ silent: true }) } } };

export const Empty: Story = { args: { answers: listed([]) } };

export const FilteredEmpty: Story = { args: { url: '/editor/live-streaming?q=xyz', answers: listed([]) } };

export const Failed: Story = {
  args: { answers: { 'GET /v1/liveStreaming': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

export const Forbidden: Story = {
  args: { answers: { 'GET /v1/liveStreaming': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') } },
};

export const OneRow: Story = { args: { answers: listed([liveStream()]) } };

export const FiftyRows: Story = {
  args: {
    url: '/editor/live-streaming?per_page=50',
    answers: listed(
      Array.from({ length: 50 }, (_, index) =>
        liveStream({
          id: 20 + index,
          code: `SIARAN${index}`,
          name: index % 6 === 0 ? `Siaran ${'Panjang Sekali '.repeat(8)}${index}` : `Siaran ${index}`,
          active: index % 3 === 0 ? 0 : 1,
          url_video: index % 5 === 0 ? 'tautan lama tanpa alamat' : `https://video.widya.example/siaran/${index}`,
        }),
      ),
    ),
  },
};

export const Narrow: Story = { globals: { width: '390' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const WritesFail: Story = {
  args: {
    answers: {
      'PUT /v1/liveStreaming/:id/active': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
      'PUT /v1/liveStreaming/:id/inactive': () => ({ status: 502, body: '<html>' }),
      'DELETE /v1/liveStreaming/:id/delete': () => refusal(404, 'NOT_FOUND', 'Siaran langsung tidak ditemukan'),
    },
  },
};

/** Fake API whose list reflects the write to its first row. */
const moved = (change: 'active' | 'gone'): FakeApi => {
  let isDone = false;
  const finish = () => {
    isDone = true;
    return { body: { success: true, affectedRows: 1, data: liveStream({ active: 0 }), version: 5 } };
  };
  const [first, ...rest] = STREAMS;
  return {
    'GET /v1/liveStreaming': () => {
      if (!isDone || !first) return { body: pageOf(STREAMS) };
      return { body: pageOf(change === 'gone' ? rest : [{ ...first, active: 0 }, ...rest]) };
    },
    'PUT /v1/liveStreaming/:id/inactive': finish,
    'DELETE /v1/liveStreaming/:id/delete': finish,
  };
};

export const Deactivated: Story = { args: { answers: moved('active') } };

export const Removed: Story = { args: { answers: moved('gone') } };
