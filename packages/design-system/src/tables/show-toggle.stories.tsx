import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ShowToggle } from './show-toggle.tsx';

function Example({ start }: { start: boolean }) {
  const [on, setOn] = useState(start);
  return <ShowToggle on={on} onChange={setOn} show="Tampilkan yang nonaktif" hide="Sembunyikan yang nonaktif" />;
}

const meta = { title: 'Tables/ShowToggle', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeftOut: Story = { args: { start: false } };
export const Shown: Story = { args: { start: true } };
