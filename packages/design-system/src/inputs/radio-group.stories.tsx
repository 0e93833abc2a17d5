import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioGroup } from './radio-group.tsx';

function Example(props: { inline?: boolean; disabled?: boolean; help?: boolean; empty?: boolean }) {
  const [value, setValue] = useState<'Pengajar' | 'Narasumber' | null>(props.empty ? null : 'Pengajar');
  return (
    <RadioGroup
      label="Sebutan"
      value={value}
      onChange={setValue}
      inline={props.inline}
      disabled={props.disabled}
      options={[
        { value: 'Pengajar', label: 'Pengajar', help: props.help ? 'Untuk kelas biasa' : undefined },
        { value: 'Narasumber', label: 'Narasumber', help: props.help ? 'Untuk seminar' : undefined },
      ]}
    />
  );
}

const meta = { title: 'Inputs/RadioGroup', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Below: Story = {};
export const NothingChosen: Story = { args: { empty: true } };
export const Beside: Story = { args: { inline: true } };
export const WithHelp: Story = { args: { help: true } };
export const Disabled: Story = { args: { disabled: true } };
