import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { mailApi } from '../../testing/mail-api.ts';
import { logRow, template } from '../../testing/mail-fixtures.ts';
import { pageOf } from '../../testing/page-of.ts';
import GeneralEmail from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
  readonly menu: readonly string[];
}

const meta: Meta<StoryArgs> = {
  title: 'mf-communication/Surel',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/editor/email', menu: [] },
  render: ({ answers, url, menu }) => (
    <StoryShell
      api={{ ...mailApi(), ...answers }}
      url={url}
      path="/editor/email"
      user={{ ...TEST_USER, menu: JSON.stringify(menu) }}
    >
      <GeneralEmail {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const BROADCAST = '/editor/email?tab=broadcast';
const LOG = '/editor/email?tab=log';
const listed = (rows: Parameters<typeof pageOf>[0]): FakeApi => ({
  'GET /v1/email_templates': () => ({ body: pageOf(rows) }),
});
const failing = (path: string): FakeApi => ({ [path]: () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') });

export const Templates: Story = {};
export const TemplatesLoading: Story = { args: { answers: { 'GET /v1/email_templates': () => ({ silent: true }) } } };
export const TemplatesEmpty: Story = { args: { answers: listed([]) } };
export const TemplatesFiltered: Story = { args: { url: '/editor/email?q=xyz', answers: listed([]) } };
export const TemplatesFailed: Story = { args: { answers: failing('GET /v1/email_templates') } };
export const TemplatesForbidden: Story = {
  args: { answers: { 'GET /v1/email_templates': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') } },
};
export const TemplatesFifty: Story = {
  args: {
    url: '/editor/email?per_page=50',
    answers: listed(
      Array.from({ length: 50 }, (_, index) =>
        template({
          id: 20 + index,
          template_name: index % 6 === 0 ? `Templat ${'Panjang Sekali '.repeat(8)}${index}` : `Templat ${index}`,
          is_default: index % 9 === 0,
        }),
      ),
    ),
  },
};
export const Narrow: Story = { globals: { width: '390' } };
export const Dark: Story = { globals: { mode: 'dark' } };

/** An account with the menu key of classes only, which sees templates but cannot send mails. */
export const WithoutKey: Story = { args: { menu: ['home'] } };

/** Somebody else has saved another subject meanwhile. */
export const TemplateConflict: Story = {
  args: {
    answers: {
      'PUT /v1/email_template/:id': ({ body }) =>
        (body as { version: number }).version === 9
          ? { body: { success: true, affectedRows: 1, version: 10, data: template({ version: 10 }) } }
          : refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain.', {
              current: {
                ...template({ version: 9, subject_template: 'Subyek orang lain' }),
                changed_by: 'Bima Contoh',
                changed_at: '2026-11-20T02:00:00.000Z',
              },
            }),
    },
  },
};
export const TemplateRefused: Story = { args: { answers: failing('POST /v1/email_templates') } };

export const Broadcast: Story = { args: { url: BROADCAST } };
export const BroadcastWithoutKey: Story = { args: { url: BROADCAST, menu: ['home'] } };
export const BroadcastNarrow: Story = { args: { url: BROADCAST }, globals: { width: '390' } };
/** A reply to a complaint: the form takes the recipient from the URL, which is then cleared. */
export const Reply: Story = {
  args: {
    url: '/editor/email?complaint_id=9&complaint_email=wulan%40widya.example&complaint_created_at=2026-11-18T02%3A00%3A00.000Z&complaint_message=Suara%20terputus',
  },
};
export const BroadcastCountFails: Story = { args: { url: BROADCAST, answers: failing('POST /v1/email/recipients') } };
export const BroadcastFails: Story = { args: { url: BROADCAST, answers: failing('POST /v1/email/send') } };
/** The same mail was just sent to the same people. */
export const BroadcastAgain: Story = {
  args: {
    url: BROADCAST,
    answers: {
      'POST /v1/email/send': (request) =>
        (request.body as { again?: boolean }).again
          ? (mailApi()['POST /v1/email/send']?.(request) ?? {})
          : refusal(409, 'INVALID_TRANSITION', 'Surel yang sama baru saja dikirim ke penerima yang sama.'),
    },
  },
};
export const History: Story = { args: { url: `${BROADCAST}&lihat=riwayat` } };
export const HistoryEmpty: Story = {
  args: { url: `${BROADCAST}&lihat=riwayat`, answers: { 'GET /v1/email/broadcasts': () => ({ body: pageOf([]) }) } },
};
export const OneBroadcast: Story = { args: { url: `${BROADCAST}&lihat=riwayat&broadcast=5` } };
/** Its first mail is sent in less than a minute. No screenshot is taken, because the countdown always differs. */
export const Recallable: Story = { args: { url: `${BROADCAST}&lihat=riwayat&broadcast=6` }, tags: ['no-picture'] };
export const Recalled: Story = { args: { url: `${BROADCAST}&lihat=riwayat&broadcast=8` } };
export const NoSuchBroadcast: Story = { args: { url: `${BROADCAST}&lihat=riwayat&broadcast=404` } };

export const Log: Story = { args: { url: LOG } };
export const LogEmpty: Story = {
  args: { url: LOG, answers: { 'GET /v1/email/history': () => ({ body: pageOf([]) }) } },
};
export const LogFailed: Story = { args: { url: LOG, answers: failing('GET /v1/email/history') } };
/** The password of the mail server is wrong. */
export const LogHeldUp: Story = {
  args: {
    url: LOG,
    answers: {
      'GET /v1/email/delivery': () => ({
        body: {
          waiting: 1_204,
          hold: {
            since: '2026-11-20T02:00:00.000Z',
            reason: 'sign_in',
            detail: 'Invalid login: 535 5.7.8 authentication failed',
            next_at: '2026-11-20T02:15:00.000Z',
          },
        },
      }),
    },
  },
};
export const LogFifty: Story = {
  args: {
    url: `${LOG}&per_page=50`,
    answers: {
      'GET /v1/email/history': () => ({
        body: pageOf(Array.from({ length: 50 }, (_, index) => logRow({ id: 100 + index }))),
      }),
    },
  },
};
export const OneMail: Story = { args: { url: `${LOG}&surel=71` } };
const FAILED = [73, 74, 75].map((id) =>
  logRow({ id, to: `penuh${id}@widya.example`, status: 'failed', error: 'Kotak surat penuh', resendable: id !== 75 }),
);
const failedMails = {
  'GET /v1/email/history': () => ({ body: pageOf(FAILED) }),
  'GET /v1/email/history/:id': () => ({ body: { ...FAILED[0], body_html: '<p>Halo, registrasi kamu diterima.</p>' } }),
};
export const LogOfFailed: Story = { args: { url: `${LOG}&status=failed`, answers: failedMails } };
export const OneFailedMail: Story = { args: { url: `${LOG}&status=failed&surel=73`, answers: failedMails } };
export const ResendFails: Story = {
  args: {
    url: `${LOG}&status=failed&surel=73`,
    answers: { ...failedMails, ...failing('POST /v1/email/history/:id/resend') },
  },
};
export const LogNarrow: Story = { args: { url: LOG }, globals: { width: '390' } };
