import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  args: { children: 'Tampilkan jawaban kepada peserta' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const WithHelp: Story = { args: { help: 'Berlaku seketika.' } };
