import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = { title: 'Inputs/Checkbox', component: Checkbox, args: { children: 'Tanpa batas' } } satisfies Meta<
  typeof Checkbox
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Some: Story = { args: { indeterminate: true } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const WithHelp: Story = { args: { help: 'Kuota tidak dihitung untuk kelas ini.' } };
export const WithoutWords: Story = { args: { children: undefined, 'aria-label': 'Pilih Siti Rahmawati' } };
export const Several: Story = {
  render: () => (
    <Stack gap="0">
      {['Dashboard', 'Kelas', 'Pengguna', 'Surel'].map((menu, index) => (
        <Checkbox key={menu} defaultChecked={index < 2}>
          {menu}
        </Checkbox>
      ))}
    </Stack>
  ),
};
