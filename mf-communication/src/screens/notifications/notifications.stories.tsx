import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { notification, notificationApi } from '../../testing/notification-fixtures.ts';
import { pageOf } from '../../testing/page-of.ts';
import Notifications from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-communication/Notifikasi',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/notification' },
  render: ({ answers, url }) => (
    <StoryShell api={{ ...notificationApi(), ...answers }} url={url} path="/notification">
      <Notifications {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const LIST = 'GET /v1/notification';
const CREATE = 'POST /v1/notification';
const AUDIENCE = 'GET /v1/notification/audience';
/** Status 507, which the client does not retry, so that the story shows the failure at once. */
const failing = () => refusal(507, 'INTERNAL', 'Layanan notifikasi tidak menjawab');
const listed = (rows: readonly object[]): FakeApi => ({ [LIST]: () => ({ body: pageOf(rows) }) });

export const Working: Story = {};
export const Loading: Story = { args: { answers: { [LIST]: () => ({ silent: true }) } } };
export const Empty: Story = { args: { answers: listed([]) } };
export const FilteredEmpty: Story = { args: { url: '/notification?q=xyz' } };
export const Failed: Story = { args: { answers: { [LIST]: failing } } };
export const Forbidden: Story = {
  args: { answers: { [LIST]: () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses untuk tindakan ini.') } },
};
export const OneRow: Story = { args: { answers: listed([notification()]) } };
export const FiftyRows: Story = {
  args: {
    url: '/notification?per_page=50',
    answers: listed(
      Array.from({ length: 50 }, (_, index) =>
        notification({
          id: index + 1,
          title: index % 6 === 0 ? 'Judul yang sangat panjang '.repeat(5).trim() : `Kabar ${index + 1}`,
          body: index % 4 === 0 ? 'Isi yang panjang sekali. '.repeat(35).trim() : 'Isi pendek.',
        }),
      ),
    ),
  },
};
export const Narrow: Story = { globals: { width: '390' }, parameters: { viewport: { width: 390 } } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const CreateFails: Story = { args: { answers: { [CREATE]: failing } } };
export const LinkRefused: Story = {
  args: {
    answers: {
      [CREATE]: () =>
        refusal(422, 'VALIDATION', 'Periksa kembali isian', {
          errors: { data: 'Tautan harus diawali https:// atau http://' },
        }),
    },
  },
};
/** The same text was sent a few minutes ago. */
export const Repeated: Story = {
  args: {
    answers: {
      [CREATE]: ({ body }) =>
        (body as { again?: boolean }).again
          ? { status: 201, body: { success: true, id: 6, data: notification({ id: 6 }) } }
          : refusal(409, 'INVALID_TRANSITION', 'Notifikasi yang sama baru saja dikirim'),
    },
  },
};
export const AudienceFails: Story = { args: { answers: { [AUDIENCE]: failing } } };
export const Nobody: Story = {
  args: { answers: { [AUDIENCE]: () => ({ body: { count: 0, push: true, devices: null } }) } },
};
/** The push service is not configured, so notifications are only stored. */
export const NoPush: Story = {
  args: { answers: { [AUDIENCE]: () => ({ body: { count: 1_284, push: false, devices: null } }) } },
};
const onDevices = (devices: number): FakeApi => ({
  [AUDIENCE]: () => ({ body: { count: 1_284, push: true, devices } }),
});
/** The push service sends to each registered phone. */
export const OnDevices: Story = { args: { answers: onDevices(1_020) } };
export const NoDevices: Story = { args: { answers: onDevices(0) } };
export const RetryFails: Story = {
  args: {
    answers: { 'POST /v1/notification/:id/retry': () => refusal(409, 'INVALID_TRANSITION', 'Sudah dikirim ulang') },
  },
};
