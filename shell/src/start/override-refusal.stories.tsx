import type { Meta, StoryObj } from '@storybook/react-vite';
import { OverrideRefusal } from './override-refusal.tsx';

const meta = {
  title: 'Shell/Versi uji tanpa hak',
  component: OverrideRefusal,
  parameters: { layout: 'fullscreen' },
  args: { onLeave: () => {} },
} satisfies Meta<typeof OverrideRefusal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Refused: Story = {};
export const Narrow: Story = { globals: { width: '390' } };
export const Dark: Story = { globals: { mode: 'dark' } };
