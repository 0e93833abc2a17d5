import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Pagination } from './pagination.tsx';

function Example({ total, start = 1 }: { total: number; start?: number }) {
  const [page, setPage] = useState(start);
  const [perPage, setPerPage] = useState(10);
  return <Pagination page={page} perPage={perPage} total={total} onPage={setPage} onPerPage={setPerPage} />;
}

const meta = { title: 'Tables/Pagination', component: Example, args: { total: 126 } } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Middle: Story = { args: { start: 6 } };
export const Last: Story = { args: { start: 13 } };
export const OnePage: Story = { args: { total: 4 } };
export const Nothing: Story = { args: { total: 0 } };
export const Huge: Story = { args: { total: 1234567, start: 4821 } };
