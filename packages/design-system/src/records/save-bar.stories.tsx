import type { Meta, StoryObj } from '@storybook/react-vite';
import { SaveBar } from './save-bar.tsx';

const meta = {
  title: 'Records/SaveBar',
  component: SaveBar,
  args: { changes: 2, note: 'konsep tersimpan 09:41', onSave: () => {}, onCancel: () => {} },
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unsaved: Story = {};
export const Saving: Story = { args: { saving: true } };
export const Problem: Story = { args: { note: undefined, problem: '2 isian perlu diperbaiki' } };
export const NothingToSave: Story = { args: { changes: 0 } };
