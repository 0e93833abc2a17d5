import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { CsvImport, type CsvImportProps } from './csv-import.tsx';

const COLUMNS = [
  { key: 'email', header: 'email', required: true, kind: 'email', unique: true, example: 'ratna@contoh.example' },
  { key: 'nama', header: 'nama', required: true, example: 'Ratna Prameswari' },
  { key: 'catatan', header: 'catatan', maxLength: 80, example: 'Peserta gelombang kedua' },
] as const;

interface Args extends Partial<CsvImportProps> {
  /** Text of the chosen file. */
  text?: string;
}

function Example({ text, ...args }: Args) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (!input || text === undefined) return;
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'undangan.csv', { type: 'text/csv' }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, [text]);
  return (
    <div ref={box}>
      <CsvImport
        columns={COLUMNS}
        templateName="contoh-undangan.csv"
        noun="undangan"
        onImport={async () => {}}
        {...args}
      />
    </div>
  );
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    index % 9 === 4
      ? `peserta${index}(at)contoh.example;Peserta ${index};`
      : `peserta${index}@contoh.example;Peserta ${index};Gelombang ${(index % 3) + 1}`,
  ).join('\n');

const meta = {
  title: 'Inputs/CsvImport',
  component: Example,
  argTypes: { text: { description: 'What stands in the file that somebody has just chosen.' } },
  parameters: { argsOf: CsvImport },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Preview: Story = { args: { text: `email;nama;catatan\n${lines(40)}` } };
export const ManyRows: Story = { args: { text: `email;nama;catatan\n${lines(50_000)}` } };
export const Commas: Story = { args: { text: 'email,nama,catatan\nratna@contoh.example,Ratna,-\n' } };
export const NoRows: Story = { args: { text: 'email;nama;catatan\n\n' } };
export const TooManyRows: Story = { args: { text: `email;nama;catatan\n${lines(40)}`, maxRows: 30 } };
export const MissingColumn: Story = { args: { text: 'surel;nama\nratna@contoh.example;Ratna\n' } };
export const RepeatedColumn: Story = { args: { text: 'email;nama;nama\nratna@contoh.example;Ratna;Lain\n' } };
