import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

const options = ['Penyuntingan', 'Kebahasaan', 'Kehumasan'].map((value) => ({ value, label: value }));
const meta = {
  title: 'Inputs/Select',
  component: Select,
  args: { options, defaultValue: 'Kebahasaan' },
  render: (args) => (
    <Field label="Topik">
      <Select {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { placeholder: 'Pilih topik', defaultValue: '' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongOption: Story = {
  args: {
    options: [
      { value: 'x', label: 'Penyelenggaraan pelatihan keterampilan menulis naskah dinas berkelanjutan bagi pemula' },
    ],
    defaultValue: 'x',
  },
};
