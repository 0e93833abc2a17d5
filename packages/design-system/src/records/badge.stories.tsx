import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/layout.tsx';
import { WarningIcon } from '../theme/icon.tsx';
import { Badge } from './badge.tsx';

const meta = { title: 'Records/Badge', component: Badge, args: { children: 'Permanen' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge tone="ok">TELAH BAYAR</Badge>
      <Badge tone="warn">MENUNGGU PEMBAYARAN</Badge>
      <Badge tone="error">DITOLAK</Badge>
      <Badge tone="info">UNDANGAN</Badge>
      <Badge>DALAM ANTREAN</Badge>
    </Inline>
  ),
};
export const WithIcon: Story = {
  args: { tone: 'warn', icon: <WarningIcon />, children: '2', label: '2 belum lengkap' },
};
