import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArg } from '../../docs/use-arg.ts';
import { Field } from './field.tsx';
import { SegmentGroup, type SegmentGroupProps } from './segment-group.tsx';

const ROLES = [
  { value: 'admin', label: 'Admin' },
  { value: 'instructor', label: 'Widyaiswara' },
];

function Example({ value: start = 'admin', ...props }: Partial<SegmentGroupProps<string>>) {
  const [value, setValue] = useArg(start);
  return (
    <Field label="Masuk sebagai" group>
      <SegmentGroup label="Masuk sebagai" options={ROLES} {...props} value={value} onChange={setValue} />
    </Field>
  );
}

const meta = { title: 'Inputs/SegmentGroup', component: Example, parameters: { argsOf: SegmentGroup } } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Fit: Story = { args: { fit: true } };
export const Disabled: Story = { args: { disabled: true } };
