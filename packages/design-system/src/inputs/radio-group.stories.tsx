import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArg } from '../../docs/use-arg.ts';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

const TITLES = [
  { value: 'Pengajar', label: 'Pengajar' },
  { value: 'Narasumber', label: 'Narasumber' },
];

function Example({ value: start = 'Pengajar', ...props }: Partial<RadioGroupProps<string>>) {
  const [value, setValue] = useArg(start);
  return <RadioGroup label="Sebutan" options={TITLES} {...props} value={value} onChange={setValue} />;
}

const meta = { title: 'Inputs/RadioGroup', component: Example, parameters: { argsOf: RadioGroup } } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Below: Story = {};
export const NothingChosen: Story = { args: { value: null } };
export const Beside: Story = { args: { inline: true } };
export const WithHelp: Story = {
  args: {
    options: [
      { value: 'Pengajar', label: 'Pengajar', help: 'Untuk kelas biasa' },
      { value: 'Narasumber', label: 'Narasumber', help: 'Untuk seminar' },
    ],
  },
};
export const Disabled: Story = { args: { disabled: true } };
