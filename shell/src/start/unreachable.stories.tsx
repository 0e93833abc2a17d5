import type { Meta, StoryObj } from '@storybook/react-vite';
import { Unreachable } from './unreachable.tsx';

const meta = {
  title: 'Shell/Tidak terhubung',
  component: Unreachable,
  parameters: { layout: 'fullscreen' },
  args: { cause: 'network', onRetry: async () => {} },
} satisfies Meta<typeof Unreachable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Network: Story = {};
export const Server: Story = { args: { cause: 'server', requestId: '01JCX8Q4S2' } };
export const Code: Story = { args: { cause: 'code' } };
