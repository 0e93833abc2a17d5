import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Admin } from '@widya/contract/admins';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { adminApi } from '../../testing/admin-api.ts';
import { ADMINS, admin, BANNED, pageOf } from '../../testing/admin-fixtures.ts';
import Admins from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-admin-tools/Daftar Admin',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/admins' },
  render: ({ answers, url }) => (
    <StoryShell api={{ ...adminApi(), ...answers }} url={url} user={TEST_USER} path="/admins">
      <Admins {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

const listed = (rows: Parameters<typeof pageOf>[0]): FakeApi => ({ 'GET /v1/admins': () => ({ body: pageOf(rows) }) });

export const Active: Story = {};

export const Banned: Story = { args: { url: '/admins?active=0' } };

export const Loading: Story = { args: { answers: { 'GET /v1/admins': () => ({ silent: true }) } } };

export const EmptyBanned: Story = { args: { url: '/admins?active=0', answers: listed([]) } };

export const FilteredEmpty: Story = { args: { url: '/admins?q=xyz', answers: listed([]) } };

export const Failed: Story = {
  args: { answers: { 'GET /v1/admins': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

export const Forbidden: Story = {
  args: { answers: { 'GET /v1/admins': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') } },
};

export const OneRow: Story = { args: { answers: listed([ADMINS[0]]) } };

export const FiftyRows: Story = {
  args: {
    url: '/admins?per_page=50',
    answers: listed(
      Array.from({ length: 50 }, (_, index) =>
        admin({
          id: 20 + index,
          name: index % 6 === 0 ? `Admin ${'Panjang Sekali '.repeat(8)}${index}` : `Admin ${index}`,
        }),
      ),
    ),
  },
};

export const Narrow: Story = { globals: { width: '390' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Adding: Story = { args: { url: '/admins?admin=baru' } };

export const Editing: Story = { args: { url: '/admins?admin=2' } };

/** The account that the URL names is on another tab. */
export const EditingElsewhere: Story = { args: { url: '/admins?admin=7' } };

export const EditingNobody: Story = { args: { url: '/admins?admin=999' } };

export const EditingSelf: Story = { args: { url: '/admins?admin=1' } };

export const EditingClosed: Story = { args: { url: '/admins?admin=5' } };

export const EmailTaken: Story = {
  args: {
    url: '/admins?admin=baru',
    answers: {
      'POST /v1/admins/create': () =>
        refusal(409, 'DUPLICATE_ACCOUNT', 'Email Telah Terdaftar', { errors: { email: 'Email Telah Terdaftar' } }),
    },
  },
};

/** @param now fields that somebody else has just saved. */
const changedMeanwhile = (now: Partial<Admin>): Partial<StoryArgs> => ({
  url: '/admins?admin=2',
  answers: {
    'PUT /v1/admin/:id': ({ body }) =>
      (body as { version: number }).version === 9
        ? { body: { success: true, affectedRows: 1, version: 10, data: ADMINS[1] } }
        : refusal(409, 'VERSION_CONFLICT', 'Data ini baru saja diubah orang lain.', {
            current: {
              ...ADMINS[1],
              ...now,
              version: 9,
              changed_by: 'Bima Contoh',
              changed_at: '2026-11-20T02:00:00.000Z',
            },
          }),
  },
});

export const Conflict: Story = { args: changedMeanwhile({ name: 'Ratna Prameswari', address: 'Bandung' }) };

export const OtherFieldChanged: Story = { args: changedMeanwhile({ address: 'Bandung' }) };

export const LastSuperadmin: Story = {
  args: {
    answers: {
      'GET /v1/admins': ({ query }) => ({
        body: query.has('role') ? pageOf([ADMINS[2]]) : pageOf([ADMINS[2], ADMINS[1], BANNED]),
      }),
    },
  },
};

export const WritesFail: Story = {
  args: {
    answers: {
      'DELETE /v1/admin/:id': () => refusal(409, 'LAST_SUPERADMIN', 'Super Admin terakhir tidak dapat diblokir'),
      'PUT /v1/second_factor/reset': () => refusal(409, 'INVALID_TRANSITION', 'Akun ini tidak memakai faktor kedua'),
      'PUT /v1/admin/reset/password': () =>
        refusal(422, 'VALIDATION', 'Periksa kembali isian', {
          errors: { newPassword: 'Kata sandi ini terlalu umum. Pilih kata sandi lain.' },
        }),
    },
  },
};
