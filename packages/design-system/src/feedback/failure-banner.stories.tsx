import type { Meta, StoryObj } from '@storybook/react-vite';
import { FailureBanner } from './failure-banner.tsx';

const meta = {
  title: 'Feedback/FailureBanner',
  component: FailureBanner,
  args: { failure: { title: 'Kuota tidak boleh di bawah jumlah peserta yang diterima', requestId: 'req-contoh-7f3a' } },
} satisfies Meta<typeof FailureBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRequestId: Story = {};
export const NoAnswer: Story = { args: { failure: { title: 'Server terlalu lama menjawab. Silakan coba lagi.' } } };
export const Titled: Story = {
  args: { title: 'Surel gagal dikirim', failure: { title: 'Lampiran terlalu besar', requestId: 'req-contoh-7f3a' } },
};
export const TitledOnly: Story = {
  args: { title: 'Surel gagal dikirim', failure: { title: 'Kesalahan terjadi', vague: true } },
};
export const Nothing: Story = { args: { failure: null } };
