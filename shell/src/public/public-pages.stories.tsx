import type { Meta, StoryObj } from '@storybook/react-vite';
import { PublicNotFound } from './public-not-found.tsx';
import { PublicPage } from './public-page.tsx';
import { SignInFirst } from './sign-in-first.tsx';

const meta = {
  title: 'Shell/Halaman pengunjung',
  component: PublicPage,
  parameters: { layout: 'fullscreen' },
  args: { onAuth: () => {}, onCreateEvent: () => {}, children: <PublicNotFound /> },
} satisfies Meta<typeof PublicPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const CreateClassWithoutToken: Story = { args: { children: <SignInFirst onSignIn={() => {}} /> } };
