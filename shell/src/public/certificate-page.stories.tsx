import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FakeApi, installFakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { CertificatePage } from './certificate-page.tsx';

const READ = 'GET /v1/public/certificates/:code';
const answering = (answer: FakeApi[string]) => ({ beforeEach: () => installFakeApi({ [READ]: answer }) });
const found = (more: object = {}) => ({
  body: {
    full_name: 'Sekar Ayu Pramudita',
    class_name: 'Menyunting Naskah Akademik',
    date: '2026-11-14',
    status: 'VALID',
    ...more,
  },
});

const meta = {
  title: 'Shell/Verifikasi sertifikat',
  component: CertificatePage,
  parameters: { layout: 'fullscreen' },
  args: { code: 'ABCDEFGHJK', apiBase: '' },
  ...answering(() => found()),
} satisfies Meta<typeof CertificatePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Valid: Story = {};
export const Revoked: Story = answering(() => found({ status: 'REVOKED' }));
export const LongNames: Story = answering(() =>
  found({
    full_name: 'Raden Bartholomeus Widyatmoko Prawirodirjo Kusumanegara Adiningrat',
    class_name: 'Menyunting Naskah Akademik dari Kaidah Ejaan sampai Tata Letak untuk Penyunting Pemula dan Madya',
  }),
);
export const NotFound: Story = answering(() => refusal(404, 'NOT_FOUND', 'Sertifikat tidak ditemukan'));
export const TooMany: Story = answering(() =>
  refusal(429, 'RATE_LIMITED', 'Terlalu banyak permintaan. Coba lagi sebentar.'),
);
export const ServerError: Story = answering(() => refusal(500, 'INTERNAL', 'Terjadi Kesalahan'));
export const Loading: Story = answering(() => ({ silent: true }));
export const Narrow: Story = { globals: { width: '360' }, parameters: { viewport: { width: 360 } } };
export const Dark: Story = { globals: { mode: 'dark' } };
