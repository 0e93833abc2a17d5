import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { complaint, complaintApi, complaintConflict, complaintPage } from '../../testing/complaint-fixtures.ts';
import { pageOf } from '../../testing/page-of.ts';
import Complaints from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
  readonly user: typeof TEST_USER;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-communication/Aduan',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/complaint', user: TEST_USER },
  render: ({ answers, url, user }) => (
    <StoryShell
      api={{ ...complaintApi(), ...answers }}
      url={url}
      user={user}
      path="/complaint"
      screens={{ GeneralEmail: '/editor/email' }}
    >
      <Complaints {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const LIST = 'GET /v1/complaint_forms';
const CLASSES = 'GET /v1/complaint_forms/classes';
const NEWEST_CLASSES = pageOf(
  Array.from({ length: 50 }, (_, index) => ({
    class_code: `BARU${index}`,
    class_name: `Kelas Baru ${index}`,
    complaints: 1,
    open: 1,
    last_at: '2026-11-20T02:00:00.000Z',
  })),
);
/** Status 507, which the client does not retry, so that the story shows the failure at once. */
const failing = () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan');
const listed = (rows: Parameters<typeof complaintPage>[0]): FakeApi => ({
  [LIST]: () => ({ body: complaintPage(rows) }),
});

export const Working: Story = {};
export const OneStatus: Story = { args: { url: '/complaint?status=NEW' } };
export const GoneClass: Story = { args: { url: '/complaint?class_name=Kelas+yang+dihapus' } };
/** A class of the address without a matching complaint. */
export const EmptyClass: Story = { args: { url: '/complaint?class_code=psp9hmaa&q=xyz' } };
/** The filter finds the other classes by typing. */
export const ManyClasses: Story = {
  args: {
    answers: {
      [CLASSES]: (request) =>
        (request.query.has('q') && complaintApi()[CLASSES]?.(request)) || { body: NEWEST_CLASSES },
    },
  },
};
export const WithoutMail: Story = {
  args: { user: { ...TEST_USER, role: 'admin', menu: '["complaint"]' } },
};
export const Loading: Story = { args: { answers: { [LIST]: () => ({ silent: true }) } } };
export const Empty: Story = { args: { answers: listed([]) } };
export const EmptyStatus: Story = { args: { url: '/complaint?status=RESOLVED', answers: listed([]) } };
export const FilteredEmpty: Story = { args: { url: '/complaint?q=xyz' } };
export const Failed: Story = { args: { answers: { [LIST]: failing } } };
export const Forbidden: Story = {
  args: { answers: { [LIST]: () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses untuk tindakan ini.') } },
};
export const OneRow: Story = { args: { answers: listed([complaint()]) } };
export const FiftyRows: Story = {
  args: {
    url: '/complaint?per_page=50',
    answers: listed(
      Array.from({ length: 50 }, (_, index) =>
        complaint({
          id: index + 1,
          name: index % 7 === 0 ? 'Nama Sangat Panjang '.repeat(6).trim() : `Orang Contoh ${index + 1}`,
          complaint: index % 5 === 0 ? 'Suara terputus dan layar membeku. '.repeat(30) : 'Suara terputus.',
        }),
      ),
    ),
  },
};
export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const WritesFail: Story = {
  args: {
    answers: { 'PUT /v1/complaint_forms/:id/note': failing, 'PUT /v1/complaint_forms/:id/status': failing },
  },
};
/** Somebody else wrote another note meanwhile. */
export const NoteConflict: Story = {
  args: {
    answers: {
      'PUT /v1/complaint_forms/:id/note': ({ params, body }) =>
        (body as { version: number }).version === 9
          ? { body: { success: true, affectedRows: 1, data: complaint(), version: 10 } }
          : complaintConflict(Number(params.id)),
    },
  },
};
