import type { Meta, StoryObj } from '@storybook/react-vite';
import type { EventRecord } from '@widya/contract/events';
import { screenProps } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { classFormApi } from '../../testing/class-form-api.ts';
import { PREVIEW_WITH_REVIEWS } from '../../testing/class-preview.ts';
import { classRecord } from '../../testing/class-record.ts';
import { eventRecord } from '../../testing/event-fixtures.ts';
import ClassPreview from './index.tsx';

interface StoryArgs {
  readonly api: FakeApi;
  readonly address: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-classes/Tampilan Pengguna',
  parameters: { router: false, layout: 'fullscreen' },
  args: { api: classFormApi(), address: 'MNA7Q2KD' },
  render: ({ api, address }) => (
    <StoryShell api={api} url={`/editor/preview/${address}`} path="/editor/preview/:event_url">
      <ClassPreview {...screenProps({ event_url: address })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const PAST = {
  start_time: '2026-01-12T02:00:00.000Z',
  end_time: '2026-01-12T04:30:00.000Z',
  class_date: '2026-01-12',
  question_end_time: '2026-01-13T04:30:00.000Z',
};

export const Upcoming: Story = {};

export const Discounted: Story = {
  args: { api: classFormApi(classRecord({ is_discounted_price_null: false, non_discounted_price: 250_000 })) },
};

export const EndedWithRecording: Story = {
  args: {
    api: classFormApi(
      classRecord({
        ...PAST,
        status: 'ENDED',
        recording_url_array: [{ title: 'Rekaman bagian 1', url: 'https://video.example/1' }],
      }),
    ),
  },
};

export const Reviewed: Story = {
  args: {
    api: {
      ...classFormApi(classRecord({ ...PAST, status: 'ENDED', show_answers_to_user: true })),
      'GET /v1/class/:code/preview': () => ({ body: PREVIEW_WITH_REVIEWS }),
    },
  },
};

export const ReviewsFailed: Story = {
  args: {
    api: {
      ...classFormApi(),
      'GET /v1/class/:code/preview': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan'),
    },
  },
};

export const Loading: Story = { args: { api: { 'GET /v1/class/:code': () => ({ silent: true }) } } };

export const Gone: Story = {
  args: { api: { 'GET /v1/class/:code': () => refusal(404, 'NOT_FOUND', 'Kelas tidak ditemukan') } },
};

const ofEvent = (record: EventRecord) => ({
  address: record.event_url,
  api: { ...classFormApi(), 'GET /v2/events/url/:url': () => ({ body: record }) },
});

export const OfEvent: Story = { args: ofEvent(eventRecord()) };

/** The code of a class in lower case, which could also be the address of an event. */
export const LowerCase: Story = {
  args: {
    address: 'kelas-lama',
    api: {
      ...classFormApi(classRecord({ code: 'kelas-lama' })),
      'GET /v2/events/url/:url': () => refusal(404, 'NOT_FOUND', 'Event tidak ditemukan'),
    },
  },
};

export const EventFailed: Story = {
  args: {
    address: 'kelas-lama',
    api: { ...classFormApi(), 'GET /v2/events/url/:url': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') },
  },
};

export const Failed: Story = {
  args: { api: { 'GET /v1/class/:code': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };

export const Dark: Story = { globals: { mode: 'dark' } };
