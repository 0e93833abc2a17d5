import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Field } from './field.tsx';
import { SegmentGroup } from './segment-group.tsx';

function Example({ fit, disabled }: { fit?: boolean; disabled?: boolean }) {
  const [value, setValue] = useState<'admin' | 'instructor'>('admin');
  return (
    <Field label="Masuk sebagai" group>
      <SegmentGroup
        label="Masuk sebagai"
        value={value}
        onChange={setValue}
        fit={fit}
        disabled={disabled}
        options={[
          { value: 'admin', label: 'Admin' },
          { value: 'instructor', label: 'Widyaiswara' },
        ]}
      />
    </Field>
  );
}

const meta = { title: 'Inputs/SegmentGroup', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Fit: Story = { args: { fit: true } };
export const Disabled: Story = { args: { disabled: true } };
