import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { EmptyState, FilteredEmptyState } from './empty-state.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'Belum ada kelas', description: 'Kelas yang akan datang tampil di sini.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = { args: { action: <Button variant="primary">Buat Kelas Baru</Button> } };
export const WithoutAction: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Filtered: Story = { render: () => <FilteredEmptyState query="naskah kuno" onClear={() => {}} /> };
export const FilteredWithoutSearch: Story = { render: () => <FilteredEmptyState onClear={() => {}} /> };
