import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RegionInput } from './region-input.tsx';

const cities: Readonly<Record<string, readonly string[]>> = {
  'Jawa Barat': ['Kab. Bandung', 'Kota Bandung', 'Kota Bogor'],
  Bali: ['Kab. Badung', 'Kota Denpasar'],
};
const loadProvinces = async () => Object.keys(cities);
const loadCities = async (province: string) => cities[province] ?? [];

function Example({ start, error }: { start: { province: string; city: string }; error?: string }) {
  const [region, setRegion] = useState(start);
  return (
    <RegionInput
      {...region}
      onChange={setRegion}
      loadProvinces={loadProvinces}
      loadCities={loadCities}
      errors={error ? { city: error } : undefined}
    />
  );
}

const meta = {
  title: 'Inputs/RegionInput',
  component: Example,
  args: { start: { province: 'Jawa Barat', city: 'Kota Bandung' } },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { start: { province: '', city: '' } } };
export const Invalid: Story = { args: { start: { province: 'Bali', city: '' }, error: 'Pilih kota' } };
