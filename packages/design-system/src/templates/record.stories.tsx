import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { DateInput } from '../inputs/date-input.tsx';
import { Field } from '../inputs/field.tsx';
import { MoneyInput } from '../inputs/money-input.tsx';
import { type Quota, QuotaInput } from '../inputs/quota-input.tsx';
import { Select } from '../inputs/select.tsx';
import { TextInput } from '../inputs/text-input.tsx';
import { TimeInput } from '../inputs/time-input.tsx';
import { Card, FieldGrid, Page, SectionTitle } from '../layout/layout.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { Checklist } from '../records/checklist.tsx';
import { RecordPage, RecordSection } from '../records/record-page.tsx';
import { SaveBar } from '../records/save-bar.tsx';
import { SectionIndex } from '../records/section-index.tsx';
import { ClassStatusBadge } from '../records/status-badge.tsx';
import { Timeline } from '../records/timeline.tsx';
import { EyeIcon } from '../theme/icon.tsx';
import { MainArea } from './app-frame.tsx';

/** Copy this to start a record: sections with anchors, side column, save bar while something is unsaved. */
function RecordScreen({ changes, quotaError }: { changes: number; quotaError?: string }) {
  const [price, setPrice] = useState<number | null>(150000);
  const [quota, setQuota] = useState<Quota>(80);
  const [day, setDay] = useState('2026-11-24');
  const [start, setStart] = useState('09:00');
  const [end, setEnd] = useState('11:30');
  return (
    <MainArea>
      <Page>
        <PageHeader
          title="Menyunting Naskah Akademik"
          breadcrumb={[{ label: 'Kelas', to: '/editor' }, { label: 'Menyunting Naskah Akademik' }]}
          context={
            <>
              <ClassStatusBadge status="REGISTRATION" /> 24 Nov 2026, 09:00–11:30 WIB · kode MNA7Q2
            </>
          }
          actions={<Button icon={<EyeIcon />}>Tampilan Pengguna</Button>}
          more={[{ key: 'hide', label: 'Sembunyikan' }]}
        />
        <RecordPage
          side={
            <>
              <SectionIndex
                sections={[
                  { id: 'rincian', title: 'Rincian kelas' },
                  { id: 'tiket', title: 'Tiket dan Kuota', errors: quotaError ? 1 : 0 },
                  { id: 'waktu', title: 'Tanggal dan waktu kelas' },
                ]}
              />
              <Card padded>
                <SectionTitle>Sebelum kelas dimulai</SectionTitle>
                <Checklist
                  note="4 hari lagi"
                  items={[
                    { key: 's', label: 'Tautan streaming belum ada', done: false, to: '#rincian' },
                    { key: 't', label: 'Tes akhir sudah dibuat', done: true },
                  ]}
                />
              </Card>
              <Card padded>
                <SectionTitle marginBottom="3">Riwayat</SectionTitle>
                <Timeline
                  label="Riwayat"
                  events={[
                    { key: '2', title: 'Ratna mengubah harga', when: '19 Nov 2026 16:02' },
                    { key: '1', title: 'Ratna membuka pendaftaran', when: '12 Nov 2026 10:11' },
                  ]}
                />
              </Card>
            </>
          }
        >
          <RecordSection id="rincian" title="Rincian kelas">
            <Field label="Nama kelas">
              <TextInput defaultValue="Menyunting Naskah Akademik" />
            </Field>
            <FieldGrid>
              <Field label="Topik">
                <Select options={[{ value: 'p', label: 'Penyuntingan' }]} />
              </Field>
              <Field label="Pengajar">
                <TextInput defaultValue="Dr. Ivan Hadikusumo" />
              </Field>
            </FieldGrid>
          </RecordSection>
          <RecordSection id="tiket" title="Tiket dan Kuota">
            <FieldGrid>
              <Field label="Harga" help="Pesanan yang sudah dibuat memakai harga lama.">
                <MoneyInput value={price} onChange={setPrice} />
              </Field>
              <Field label="Kuota" error={quotaError}>
                <QuotaInput value={quota} onChange={setQuota} />
              </Field>
            </FieldGrid>
          </RecordSection>
          <RecordSection id="waktu" title="Tanggal dan waktu kelas">
            <FieldGrid>
              <Field label="Tanggal kelas">
                <DateInput value={day} onChange={setDay} />
              </Field>
              <FieldGrid gridTemplateColumns="1fr 1fr">
                <Field label="Mulai (WIB)">
                  <TimeInput value={start} onChange={setStart} />
                </Field>
                <Field label="Selesai (WIB)">
                  <TimeInput value={end} onChange={setEnd} />
                </Field>
              </FieldGrid>
            </FieldGrid>
          </RecordSection>
          <SaveBar changes={changes} note="konsep tersimpan 09:41" onSave={() => {}} onCancel={() => {}} />
        </RecordPage>
      </Page>
    </MainArea>
  );
}

const meta = {
  title: 'Templates/Record',
  component: RecordScreen,
  parameters: { layout: 'fullscreen' },
  args: { changes: 2 },
} satisfies Meta<typeof RecordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unsaved: Story = {};
export const Saved: Story = { args: { changes: 0 } };
export const WithError: Story = { args: { quotaError: 'Kuota tidak bisa lebih kecil dari 82 peserta yang diterima.' } };
