import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { LazyPart } from './lazy-part.tsx';

interface PartProps {
  readonly onClose: () => void;
}
const Part = ({ onClose }: PartProps) => (
  <Dialog open title="Kelola Topik" onClose={onClose}>
    Isi dialog
  </Dialog>
);
const comes = () => Promise.resolve(Part);
const fails = () => Promise.reject(new Error('no connection'));

interface ExampleProps {
  /** True when the component's code cannot be downloaded. */
  broken: boolean;
}

function Example({ broken }: ExampleProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Kelola Topik</Button>
      {open ? <LazyPart load={broken ? fails : comes} props={{ onClose: close }} onFailure={close} /> : null}
    </>
  );
}

const meta = {
  title: 'Layout/LazyPart',
  component: Example,
  argTypes: { broken: { description: 'Whether the download of its code fails.' } },
  parameters: { argsOf: LazyPart },
  args: { broken: false },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Comes: Story = {};
export const DoesNotCome: Story = { args: { broken: true } };
