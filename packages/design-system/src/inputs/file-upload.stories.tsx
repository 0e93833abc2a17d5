import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { Field } from './field.tsx';
import { FILE_KINDS, FileUpload, type FileUploadProps } from './file-upload.tsx';
import { arrives, fails, halfway, waits } from './upload/story-sends.ts';

const MEGABYTE = 1024 * 1024;

interface Args extends Partial<FileUploadProps<string>> {
  /** Names of the chosen files. */
  chosen?: readonly string[];
  error?: string;
}

const fileNamed = (name: string) =>
  new File([new Uint8Array(name.startsWith('besar') ? 3 * MEGABYTE : 240_000)], name, { type: '' });

function Example({ chosen = [], error, ...args }: Args) {
  const box = useRef<HTMLDivElement>(null);
  const names = chosen.join('|');
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (!input || names === '') return;
    const transfer = new DataTransfer();
    for (const name of names.split('|')) transfer.items.add(fileNamed(name));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, [names]);
  return (
    <div ref={box}>
      <Field label="Materi kelas" group help="Peserta mengunduhnya dari halaman kelas." error={error}>
        <FileUpload
          kinds={[FILE_KINDS.pdf, FILE_KINDS.pptx]}
          maxBytes={2 * MEGABYTE}
          multiple
          send={arrives}
          {...args}
        />
      </Field>
    </div>
  );
}

const meta = {
  title: 'Inputs/FileUpload',
  component: Example,
  argTypes: { chosen: { description: 'Names of files that somebody has just chosen.' } },
  parameters: { argsOf: FileUpload },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const OneFile: Story = { args: { multiple: false } };
export const WithError: Story = { args: { error: 'Materi kelas wajib diisi' } };
export const Disabled: Story = { args: { disabled: true } };
export const Sending: Story = { args: { send: halfway, chosen: ['slide-1.pptx', 'slide-2.pptx', 'bacaan.pdf'] } };
export const WaitingForLine: Story = { args: { send: waits, chosen: ['rekaman.pdf'] } };
export const Arrived: Story = { args: { chosen: ['silabus.pdf'] } };
export const Failed: Story = { args: { send: fails, chosen: ['silabus.pdf'] } };
export const Refused: Story = { args: { chosen: ['gambar.gif', 'besar.pdf'] } };
export const LongName: Story = {
  args: { chosen: ['materi-penyelenggaraan-pelatihan-keterampilan-menulis-naskah-dinas-tahap-kedua-final.pdf'] },
};
