import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { liveStreamApi } from '../../testing/live-stream-api.ts';
import { liveStream } from '../../testing/live-stream-fixtures.ts';
import StreamDetail from './index.tsx';

interface StoryArgs {
  readonly answers: FakeApi;
  readonly code: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-admin-tools/Kelola Siaran',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, code: 'BAHASA5T' },
  render: ({ answers, code }) => (
    <StoryShell
      api={{ ...liveStreamApi(), ...answers }}
      url={`/editor/detail-streaming/${code}`}
      path="/editor/detail-streaming/:code"
    >
      <StreamDetail {...screenProps({ code })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

export const Ended: Story = {};

export const Narrow: Story = { globals: { width: '390' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const OnAir: Story = { args: { code: 'WAYANG7Q' } };

export const Inactive: Story = { args: { code: 'UJI9CABA' } };

const LONG = `${'Bincang Panjang Sekali '.repeat(6)}Contoh`;

export const LongTexts: Story = {
  args: {
    answers: {
      'GET /v1/liveStreaming/:code': () => ({
        body: liveStream({
          code: 'BAHASA5T',
          name: LONG,
          url_video: `https://video.widya.example/${'bagian-panjang/'.repeat(12)}`,
          stream_finish: null,
        }),
      }),
    },
  },
};

export const Loading: Story = {
  args: { answers: { 'GET /v1/liveStreaming/:code': () => ({ silent: true }) } },
};

export const Missing: Story = { args: { code: 'TIDAKADA' } };

export const Failed: Story = {
  args: { answers: { 'GET /v1/liveStreaming/:code': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

export const Forbidden: Story = {
  args: {
    answers: { 'GET /v1/liveStreaming/:code': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') },
  },
};

/** Somebody else has saved another title and another end time meanwhile. */
export const Conflict: Story = {
  args: {
    answers: {
      'PUT /v1/liveStreaming/:code': ({ body }) => {
        const sent = body as { version: number };
        if (sent.version === 9)
          return {
            body: { success: true, affectedRows: 1, version: 10, data: liveStream({ ...sent, version: 10 }) },
          };
        return refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain.', {
          current: {
            ...liveStream({
              code: 'BAHASA5T',
              name: 'Judul Bima',
              stream_finish: '2026-10-29T14:00:00.000Z',
              version: 9,
            }),
            changed_by: 'Bima Contoh',
            changed_at: '2026-11-11T03:00:00.000Z',
          },
        });
      },
    },
  },
};
