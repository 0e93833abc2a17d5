import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { classRecord } from '../../testing/class-record.ts';
import { eventApi } from '../../testing/event-api.ts';
import { draftEvent, eventRecord, seriesEvent } from '../../testing/event-fixtures.ts';
import EventDetail from './index.tsx';

interface StoryArgs {
  /** Creates a fake API for each render, because it stores what is saved. */
  readonly api: () => FakeApi;
  readonly address: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-classes/Detail Event',
  parameters: { router: false, layout: 'fullscreen' },
  args: { api: () => eventApi(), address: 'gelar-wicara-penyunting' },
  render: ({ api, address }) => (
    <StoryShell api={api()} url={`/editor/detail/${address}`} path="/editor/detail/:event_url">
      <EventDetail {...screenProps({ event_url: address })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const READ = 'GET /v2/events/url/:url';
const readAnswers = (answer: FakeApi[string]) => () => ({ [READ]: answer });
const UPDATE = 'PATCH /v2/single_session_event/:eventId';
const PUBLISH = 'PATCH /v2/events/:id/publishStatus/toggle';

export const Published: Story = {};

export const Draft: Story = { args: { api: () => eventApi(draftEvent()) } };

export const Hidden: Story = {
  args: { api: () => eventApi(eventRecord({ publish_status: 'HIDDEN', timing: 'CLOSED' })) },
};

/** An event that has ended, which can only be archived. */
export const Over: Story = {
  args: {
    api: () =>
      eventApi(
        eventRecord({
          timing: 'FINISHED',
          start_time: '2026-01-05T02:00:00.000Z',
          end_time: '2026-01-05T04:00:00.000Z',
        }),
      ),
  },
};

export const CannotPublish: Story = {
  args: {
    api: () => ({
      ...eventApi(draftEvent()),
      [PUBLISH]: () =>
        refusal(409, 'INVALID_TRANSITION', 'Anda tidak dapat menerbitkan sesi ini karena alasan berikut:', {
          errors: { 'session.start_time': 'Waktu sesi mulai melebihi waktu sekarang.' },
        }),
    }),
  },
};

/** Publishing fails with a server error instead of a list of reasons. */
export const CheckFails: Story = {
  args: { api: () => ({ ...eventApi(draftEvent()), [PUBLISH]: () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') }) },
};

export const TwoPeople: Story = {
  args: {
    api: () => {
      const api = eventApi();
      const present = eventRecord({ name: 'Gelar Wicara Penerjemah', venue: 'Aula Contoh', version: 4 });
      return {
        ...api,
        [UPDATE]: (request) =>
          (request.body as { event: { version: number } }).event.version === 4
            ? (eventApi(present)[UPDATE]?.(request) ?? {})
            : refusal(409, 'VERSION_CONFLICT', 'Data sudah diubah orang lain', {
                current: { ...present, changed_by: 'Bima Contoh', changed_at: '2026-11-20T02:00:00.000Z' },
              }),
      };
    },
  },
};

export const SaveFails: Story = {
  args: { api: () => ({ ...eventApi(), [UPDATE]: () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') }) },
};

export const TemplatesFail: Story = {
  args: {
    api: () => ({
      ...eventApi(),
      'PATCH /v2/sessions/:id/template': () => refusal(422, 'VALIDATION', 'Templat surel tidak ditemukan'),
    }),
  },
};

/** The second session cannot be written at first. */
export const TemplatesFailHalfway: Story = {
  args: {
    api: () => {
      const TEMPLATE = 'PATCH /v2/sessions/:id/template';
      const api = eventApi(seriesEvent());
      const [first, second] = seriesEvent().sessions;
      const calls: string[] = [];
      return {
        ...api,
        [TEMPLATE]: (request) => {
          calls.push(request.params.id ?? '');
          if (calls.length === 2) return refusal(507, 'INTERNAL', 'Terjadi Kesalahan');
          // The retry must not write the first session again.
          const expected = calls.length === 1 ? first : second;
          return String(expected?.id) === request.params.id ? (api[TEMPLATE]?.(request) ?? {}) : { status: 400 };
        },
      };
    },
  },
};

/** An event of two days, which visitors choose separately. */
export const Sessions: Story = { args: { api: () => eventApi(seriesEvent()) } };

/** Somebody has registered for the second day. */
export const SessionInUse: Story = {
  args: {
    api: () => ({
      ...eventApi(seriesEvent()),
      'DELETE /v2/sessions/:id': () =>
        refusal(409, 'INVALID_TRANSITION', 'Sesi yang sudah memiliki pendaftar tidak dapat dihapus'),
    }),
  },
};

/** An event without a session, which sends no mails. */
export const NoSession: Story = { args: { api: () => eventApi(draftEvent({ sessions: [] })) } };

/** The URL contains the code of a class instead of the address of an event. */
export const ClassCode: Story = {
  args: { address: 'MNA7Q2KD', api: () => ({ ...eventApi(), 'GET /v1/class/:code': () => ({ body: classRecord() }) }) },
};

export const Loading: Story = { args: { api: readAnswers(() => ({ silent: true })) } };

export const Failed: Story = { args: { api: readAnswers(() => refusal(507, 'INTERNAL', 'Terjadi Kesalahan')) } };

/** The screen redirects to /not-found. */
export const Forbidden: Story = {
  args: { api: readAnswers(() => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses untuk tindakan ini.')) },
};

export const Gone: Story = { args: { address: 'tidak-ada' } };

export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };

export const Dark: Story = { globals: { mode: 'dark' } };
