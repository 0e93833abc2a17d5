import type { Meta, StoryObj } from '@storybook/react-vite';
import { Splash } from './splash.tsx';

const meta = { title: 'Shell/Memuat', component: Splash, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Splash
>;
export default meta;

export const Waiting: StoryObj<typeof meta> = {};
