import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { Card, SectionTitle, Stack } from '../layout/layout.tsx';
import { KeyValueList } from './key-value.tsx';
import { RecordPage, RecordSection } from './record-page.tsx';

const FACTS = [
  { label: 'Diterima', value: '82/100' },
  { label: 'Pemasukan', value: 'Rp12.300.000' },
];

const meta = {
  title: 'Records/RecordPage',
  component: RecordPage,
  args: {
    side: (
      <Card padded>
        <Stack gap="3">
          <SectionTitle>Pendaftaran</SectionTitle>
          <KeyValueList figures items={FACTS} />
        </Stack>
      </Card>
    ),
    children: (
      <>
        <RecordSection id="identitas" title="Identitas">
          <KeyValueList items={[{ label: 'Nama', value: 'Menyunting Naskah Akademik' }]} />
        </RecordSection>
        <RecordSection id="jadwal" title="Jadwal" aside={<Button size="sm">Ubah jadwal</Button>}>
          <KeyValueList items={[{ label: 'Mulai', value: '24 Nov 2026, 09:00 WIB' }]} />
        </RecordSection>
      </>
    ),
  },
} satisfies Meta<typeof RecordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSections: Story = {};
