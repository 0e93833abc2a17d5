import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Card } from './layout.tsx';
import { MotionProvider, ShyBar } from './motion.tsx';

function Example({ start }: { start: boolean }) {
  const [shown, setShown] = useState(start);
  return (
    <MotionProvider>
      <ShyBar shown={shown}>
        <Card style={{ padding: 16, borderRadius: 0 }}>Kepala halaman</Card>
      </ShyBar>
      <div style={{ paddingTop: 72 }}>
        <Button onClick={() => setShown(!shown)}>{shown ? 'Sembunyikan' : 'Tampilkan'}</Button>
      </div>
    </MotionProvider>
  );
}

const meta = { title: 'Layout/ShyBar', component: Example, args: { start: true } } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Away: Story = { args: { start: false } };
