import type { Meta, StoryObj } from '@storybook/react-vite';
import { CropDialog } from './crop-dialog.tsx';
import { drawing } from './story-sends.ts';

const meta = {
  title: 'Inputs/CropDialog',
  component: CropDialog,
  args: {
    src: drawing(1600, 1000),
    aspect: 1,
    maxSide: 1600,
    saving: false,
    failure: null,
    onCrop: () => {},
    onCancel: () => {},
    onUnreadable: () => {},
  },
} satisfies Meta<typeof CropDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Square: Story = {};
export const AnyShape: Story = { args: { aspect: undefined } };
export const HighPicture: Story = { args: { src: drawing(900, 1600), aspect: 297 / 210 } };
export const Saving: Story = { args: { saving: true } };
export const Failed: Story = { args: { failure: 'Server tidak menjawab. (ID permintaan 01JDX8W2T7)' } };
