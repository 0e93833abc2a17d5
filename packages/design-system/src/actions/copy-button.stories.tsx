import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: { value: 'https://contoh.example/daftar/MNA7Q2' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithWords: Story = { args: { label: 'Salin tautan' } };
export const IconOnly: Story = { args: { iconOnly: true, label: 'Salin ID permintaan' } };
