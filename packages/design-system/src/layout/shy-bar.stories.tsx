import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useArg } from '../../docs/use-arg.ts';
import { Button } from '../actions/button.tsx';
import { Card } from './layout.tsx';
import { ShyBar } from './shy-bar.tsx';

function Example({ shown: start, children = 'Kepala halaman' }: { shown: boolean; children?: ReactNode }) {
  const [shown, setShown] = useArg(start);
  return (
    <>
      <ShyBar shown={shown}>
        <Card style={{ padding: 16, borderRadius: 0 }}>{children}</Card>
      </ShyBar>
      <div style={{ paddingTop: 72 }}>
        <Button onClick={() => setShown(!shown)}>{shown ? 'Sembunyikan' : 'Tampilkan'}</Button>
      </div>
    </>
  );
}

const meta = {
  title: 'Layout/ShyBar',
  component: Example,
  parameters: { argsOf: ShyBar },
  args: { shown: true },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Away: Story = { args: { shown: false } };
