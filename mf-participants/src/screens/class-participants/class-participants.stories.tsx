import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { classParticipantApi } from '../../testing/participant-api.ts';
import { FIFTY, pageOf, participant, SUMMARY } from '../../testing/participant-fixtures.ts';
import ClassParticipants from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  /** The query string of the URL: '?tab=accepted'. */
  readonly search: string;
  readonly user: typeof TEST_USER;
}

const PATH = '/editor/visitors/:event_url';

const meta: Meta<StoryArgs> = {
  title: 'mf-participants/Peserta Sesi',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, search: '', user: TEST_USER },
  render: ({ answers, search, user }) => (
    <StoryShell
      api={{ ...classParticipantApi(), ...answers }}
      user={user}
      url={`/editor/visitors/MNA7Q2KD${search}`}
      path={PATH}
      screens={{ ClassList: '/editor', ClassParticipants: PATH }}
    >
      <ClassParticipants {...screenProps({ event_url: 'MNA7Q2KD' })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const LIST = 'GET /v1/class/:code/participants';
const listed = (rows: Parameters<typeof pageOf>[0], total = rows.length): FakeApi => ({
  [LIST]: () => ({ body: pageOf(rows, total, { all: total, accepted: total, waiting: 0, rejected: 0, queue: 0 }) }),
});
/** Status 507, which the client does not retry, so that the story shows the failure at once. */
const failing = () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan');

export const Working: Story = {};

export const Instructor: Story = {
  args: { user: { ...TEST_USER, role: 'instructor', userType: 'instructor', email: 'widyaiswara@widya.example' } },
};

export const Accepted: Story = { args: { search: '?tab=accepted' } };

export const Loading: Story = {
  args: { answers: { [LIST]: () => ({ silent: true }), [`${LIST}/summary`]: () => ({ silent: true }) } },
};

const NOBODY = { registrants: 0, accepted: 0, waiting: 0, pending: 0, rejected: 0, invited: 0, present: 0 };
export const Empty: Story = {
  args: {
    answers: {
      ...listed([]),
      [`${LIST}/summary`]: () => ({ body: { ...SUMMARY, counts: NOBODY, income: 0, weekly: [], regions: [] } }),
    },
  },
};

export const EmptyTab: Story = { args: { search: '?tab=rejected', answers: listed([]) } };

export const FilteredEmpty: Story = { args: { search: '?q=angkasa', answers: listed([]) } };

export const Failed: Story = { args: { answers: { [LIST]: failing, [`${LIST}/summary`]: failing } } };

/** The list has loaded, but the summary above it and the regions of the filters have not. */
export const SummaryFailed: Story = { args: { answers: { [`${LIST}/summary`]: failing } } };
export const SummaryLoading: Story = { args: { answers: { [`${LIST}/summary`]: () => ({ silent: true }) } } };

export const Forbidden: Story = {
  args: {
    answers: { [LIST]: () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses untuk tindakan ini.') },
  },
};

export const UnknownClass: Story = {
  args: { answers: { [LIST]: () => refusal(404, 'NOT_FOUND', 'Kelas tidak ditemukan') } },
};

export const OneRow: Story = { args: { answers: listed([participant()]) } };

/** A registration made while mails could not be sent, whose seat is held for a day. */
export const Unconfirmed: Story = {
  args: {
    answers: listed([
      participant({
        status: 'WAITING',
        label: 'BELUM DIKONFIRMASI',
        accepted_at: null,
        confirmed_at: null,
        confirm_by: '2026-11-26T02:00:00.000Z',
      }),
    ]),
  },
};

export const FiftyRows: Story = { args: { search: '?per_page=50', answers: listed(FIFTY, 20_000) } };

/** All registrations are from last year, so the chart ends there. */
export const LongOver: Story = {
  args: { answers: { [`${LIST}/summary`]: () => ({ body: { ...SUMMARY, weekly_until: '2025-03-09' } }) } },
};

export const FreeClass: Story = {
  args: {
    answers: { [`${LIST}/summary`]: () => ({ body: { ...SUMMARY, price: 0, quota: null, income: 0 } }) },
  },
};

export const DrawerOpen: Story = { args: { search: '?peserta=48213' } };

/** An account without the menu keys of transactions and complaints. */
export const LimitedDrawer: Story = { args: { search: '?peserta=48213', user: { ...TEST_USER, menu: '["home"]' } } };

export const DrawerMissing: Story = { args: { search: '?peserta=99' } };

/** The URL names a participant of another class. */
export const DrawerForeign: Story = {
  args: {
    search: '?peserta=48213',
    answers: { 'GET /v1/participant/:id': () => ({ body: participant({ class_code: 'PSP9HMAA' }) }) },
  },
};

export const DrawerFailed: Story = {
  args: { search: '?peserta=48213', answers: { 'GET /v1/participant/:id': failing } },
};

/** Somebody else has taken the last seat. */
export const QuotaFull: Story = {
  args: {
    answers: {
      'POST /v1/participant/:id/status': ({ body, params }) =>
        (body as { override_quota?: boolean }).override_quota
          ? { body: { success: true, affectedRows: 1, id: Number(params.id), promoted: 0, mailed: true } }
          : refusal(409, 'QUOTA_FULL', 'Kuota kelas sudah penuh'),
    },
  },
};

const FIRST = { changed_by: 'Rina Admin', changed_at: '2026-11-20T02:15:00.000Z' };

/** Somebody else has changed the note, the state and the number of participants that the filter matches. */
export const SomebodyFirst: Story = {
  args: {
    answers: {
      'PUT /v1/participant/:id/note': ({ body, params }) => {
        const { version } = body as { version?: number };
        const current = { ...participant({ id: Number(params.id), note: 'Sudah ditelepon', version: 9 }), ...FIRST };
        return version === 9
          ? { body: { success: true, affectedRows: 1, id: Number(params.id), data: current, version: 10 } }
          : refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain.', { current });
      },
      'POST /v1/participant/:id/status': () =>
        refusal(409, 'INVALID_TRANSITION', 'Pendaftaran ini sudah diterima', { current: FIRST }),
      'POST /v1/class/:code/participants/bulk': () =>
        refusal(409, 'VERSION_CONFLICT', 'Pilihan ini sekarang berisi 5 peserta. Periksa kembali.', {
          current: { total: 5, ...FIRST },
        }),
    },
  },
};

export const WritesFail: Story = {
  args: {
    answers: {
      'POST /v1/participant/:id/status': () =>
        refusal(409, 'INVALID_TRANSITION', 'Registrasi ini sudah ditolak orang lain'),
      'POST /v1/participant/:id/confirm': failing,
      'POST /v1/participant/:id/present': failing,
      'PUT /v1/participant/:id/note': failing,
      'POST /v1/participant/:id/resend/:scenario': failing,
      'PUT /v1/participant/:id/person': () => refusal(409, 'DUPLICATE_ACCOUNT', 'Email sudah dipakai pengguna lain'),
      'POST /v1/class/:code/invite': failing,
      'POST /v1/class/:code/participants/bulk/preview': failing,
      'POST /v1/class/:code/broadcastReminder': ({ body }) =>
        (body as { again?: boolean }).again
          ? { status: 202, body: { success: true, queued: 82, batch_id: 'contoh' } }
          : refusal(409, 'INVALID_TRANSITION', 'Pengingat yang sama baru saja dikirim'),
      'POST /v1/class/:code/participants/export': failing,
    },
  },
};

export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const DrawerDark: Story = { args: { search: '?peserta=48213' }, globals: { mode: 'dark' } };
