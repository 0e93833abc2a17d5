import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { useArg } from '../../docs/use-arg.ts';
import { RegionInput, type RegionInputProps } from './region-input.tsx';

const cities: Readonly<Record<string, readonly string[]>> = {
  'Jawa Barat': ['Kab. Bandung', 'Kota Bandung', 'Kota Bogor'],
  Bali: ['Kab. Badung', 'Kota Denpasar'],
};
const loadProvinces = async () => Object.keys(cities);
const loadCities = async (province: string) => cities[province] ?? [];

function Example({ province = '', city = '', ...props }: Partial<RegionInputProps>) {
  const start = useMemo(() => ({ province, city }), [province, city]);
  const [region, setRegion] = useArg(start);
  return (
    <RegionInput loadProvinces={loadProvinces} loadCities={loadCities} {...props} {...region} onChange={setRegion} />
  );
}

const meta = {
  title: 'Inputs/RegionInput',
  component: Example,
  parameters: { argsOf: RegionInput },
  args: { province: 'Jawa Barat', city: 'Kota Bandung' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { province: '', city: '' } };
export const Invalid: Story = { args: { province: 'Bali', city: '', errors: { city: 'Pilih kota' } } };
