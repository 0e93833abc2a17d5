import type { Meta, StoryObj } from '@storybook/react-vite';
import { DraftBanner } from './draft-banner.tsx';

const meta = {
  title: 'Feedback/DraftBanner',
  component: DraftBanner,
  args: { savedAt: '2026-11-20T02:41:00Z', now: '2026-11-20T02:59:00Z', onRestore: () => {}, onDiscard: () => {} },
} satisfies Meta<typeof DraftBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {};
