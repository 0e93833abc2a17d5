import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './field.tsx';
import { ImageUpload, type ImageUploadProps } from './image-upload.tsx';
import { arrives, drawing } from './upload/story-sends.ts';

function Example({ error, ...args }: Partial<ImageUploadProps<string>> & { error?: string }) {
  return (
    <Field label="Foto widyaiswara" group error={error}>
      <ImageUpload label="Foto Ratna Prameswari" aspect={1} send={arrives} {...args} />
    </Field>
  );
}

const meta = { title: 'Inputs/ImageUpload', component: Example, parameters: { argsOf: ImageUpload } } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithPhoto: Story = { args: { src: drawing(400, 400), round: true, onRemove: () => {} } };
export const Poster: Story = {
  args: { src: drawing(800, 800), noun: 'Poster', advice: 'Disarankan 800 × 800 piksel.' },
};
export const StandIn: Story = {
  args: {
    standIn: drawing(384, 384),
    noun: 'Poster',
    advice: 'Poster otomatis tampil selama belum ada yang diunggah.',
  },
};
export const CertificatePage: Story = { args: { aspect: 297 / 210, noun: 'Gambar', src: drawing(1188, 840) } };
export const WithError: Story = { args: { error: 'Foto wajib diisi' } };
export const Disabled: Story = { args: { disabled: true } };
