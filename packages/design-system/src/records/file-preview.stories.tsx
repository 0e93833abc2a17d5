import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawing } from '../inputs/upload/story-sends.ts';
import { FilePreview, FilePreviewDialog } from './file-preview.tsx';
import { smallPdf } from './preview/story-pdf.ts';

const meta = {
  title: 'Records/FilePreview',
  component: FilePreview,
  args: { src: drawing(1188, 840), kind: 'image', label: 'Sertifikat Siti Rahmawati' },
} satisfies Meta<typeof FilePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Image: Story = {};
export const Pdf: Story = { args: { kind: 'pdf', src: smallPdf(1) } };
export const PdfOfThreePages: Story = { args: { kind: 'pdf', src: smallPdf(3) } };
export const InDialog: Story = { render: (args) => <FilePreviewDialog {...args} onClose={() => {}} /> };
export const Broken: Story = { args: { src: 'data:image/png;base64,AAAA' } };
export const BrokenPdf: Story = { args: { kind: 'pdf', src: 'data:application/pdf;base64,AAAA' } };
