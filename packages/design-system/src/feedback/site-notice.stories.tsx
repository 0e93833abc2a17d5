import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteNotice } from './site-notice.tsx';

const meta = {
  title: 'Feedback/SiteNotice',
  component: SiteNotice,
  args: { address: 'http://localhost:8080', is_set: false },
} satisfies Meta<typeof SiteNotice>;
export default meta;

export const Guessed: StoryObj<typeof meta> = {};
