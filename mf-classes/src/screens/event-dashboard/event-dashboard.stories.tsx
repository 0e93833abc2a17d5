import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SessionUser } from '@widya/contract/accounts';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { classRecord } from '../../testing/class-record.ts';
import { eventApi } from '../../testing/event-api.ts';
import {
  draftEvent,
  eventRecord,
  REGISTRATIONS,
  SERIES_REGISTRATIONS,
  seriesEvent,
} from '../../testing/event-fixtures.ts';
import EventDashboard from './index.tsx';

interface StoryArgs {
  /** Creates a fake API for each render, because it stores what is decided. */
  readonly api: () => FakeApi;
  readonly address: string;
  readonly search: string;
  readonly user: SessionUser;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-classes/Dashboard Event',
  parameters: { router: false, layout: 'fullscreen' },
  args: { api: () => eventApi(), address: 'gelar-wicara-penyunting', search: '', user: TEST_USER },
  render: ({ api, address, search, user }) => (
    <StoryShell
      api={api()}
      user={user}
      url={`/editor/dashboard/${address}${search}`}
      path="/editor/dashboard/:event_url"
    >
      <EventDashboard {...screenProps({ event_url: address })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const READ = 'GET /v2/events/url/:url';
const METRICS = 'GET /v2/events/:id/detailMetrics';
const INFO = 'GET /v2/sessions/:id/registration/info';
const SETTLE = 'POST /v2/sessions/:id/registration/:x/:action';
const RENEW = 'POST /v2/sessions/:id/registration/:x/ticket_link';
const broken = () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan');
const readAnswers = (answer: FakeApi[string]) => () => ({ [READ]: answer });
const also = (more: FakeApi) => () => ({ ...eventApi(), ...more });

export const Open: Story = {};

export const NotOpen: Story = { args: { api: () => eventApi(draftEvent()) } };

export const Closed: Story = {
  args: { api: () => eventApi(eventRecord({ publish_status: 'HIDDEN', timing: 'CLOSED' })) },
};

export const Live: Story = {
  args: {
    api: () => eventApi(eventRecord({ timing: 'LIVE', start_time: new Date(Date.now() - 1_800_000).toISOString() })),
  },
};

export const Finished: Story = {
  args: { api: () => eventApi(eventRecord({ timing: 'FINISHED', start_time: '2026-01-05T02:00:00.000Z' })) },
};

/** A free event, whose quota is in force but not displayed. */
export const Free: Story = { args: { api: () => eventApi(eventRecord({ price: 0 })) } };

/** All sessions in one list, with the figures of each session. */
export const SeveralSessions: Story = { args: { api: () => eventApi(seriesEvent(), SERIES_REGISTRATIONS) } };

export const OneOfSeveral: Story = { args: { ...SeveralSessions.args, search: '?sesi=32' } };

/** The API refuses a ticket link, because a rejected or unconfirmed registration has no ticket. */
export const NoTicket: Story = {
  args: {
    api: also({ [RENEW]: () => refusal(409, 'INVALID_TRANSITION', 'Pendaftaran ini tidak memiliki tiket') }),
  },
};

/** The URL contains the code of a class instead of the address of an event. */
export const ClassCode: Story = {
  args: { address: 'MNA7Q2KD', api: also({ 'GET /v1/class/:code': () => ({ body: classRecord() }) }) },
};

export const Filtered: Story = { args: { search: '?status=WAITING' } };

export const NobodyRegistered: Story = { args: { api: () => eventApi(eventRecord(), []) } };

export const FilteredEmpty: Story = { args: { search: '?q=angkasa' } };

export const FiftyRows: Story = {
  args: {
    search: '?per_page=50',
    api: () =>
      eventApi(
        eventRecord(),
        Array.from({ length: 50 }, (_, index) => ({
          ...(REGISTRATIONS[index % 4] as (typeof REGISTRATIONS)[number]),
          id: index,
          full_name: index % 9 === 0 ? `Tamu ${'dengan nama panjang sekali '.repeat(3)}` : `Tamu Contoh ${index}`,
        })),
      ),
  },
};

/** The API has no registration data of the session. */
export const NoRegistrationData: Story = {
  args: { api: also({ [INFO]: () => refusal(404, 'NOT_FOUND', 'Data Pendaftaran tidak ditemukan') }) },
};

/** Only the metrics fail, because the parts load separately. */
export const MetricsFail: Story = { args: { api: also({ [METRICS]: broken }) } };

export const RegistrationsFail: Story = { args: { api: also({ [INFO]: broken }) } };

export const FullHouse: Story = {
  args: { api: also({ [SETTLE]: () => refusal(409, 'QUOTA_FULL', 'Kuota sudah penuh') }) },
};

export const Loading: Story = { args: { api: readAnswers(() => ({ silent: true })) } };

export const PartsLoading: Story = {
  args: { api: also({ [METRICS]: () => ({ silent: true }), [INFO]: () => ({ silent: true }) }) },
};

export const Failed: Story = { args: { api: readAnswers(broken) } };

/** The screen redirects to /not-found. */
export const Forbidden: Story = {
  args: { api: readAnswers(() => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses untuk tindakan ini.')) },
};

export const Gone: Story = { args: { address: 'tidak-ada' } };

export const NarrowSessions: Story = {
  ...SeveralSessions,
  globals: { width: '390' },
  parameters: { viewport: { width: 390 } },
};

export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };

export const Dark: Story = { globals: { mode: 'dark' } };
