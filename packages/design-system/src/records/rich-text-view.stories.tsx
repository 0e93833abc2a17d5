import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichTextView } from './rich-text-view.tsx';

const meta: Meta<typeof RichTextView> = {
  title: 'Records/RichTextView',
  component: RichTextView,
  args: {
    html: '<p>Menyunting naskah sejak <strong>1998</strong>.</p><p>Mengajar <em>penyuntingan bahasa</em> dan <u>tata naskah dinas</u>.</p>',
  },
};
export default meta;

export const Whole: StoryObj<typeof RichTextView> = {};
export const Short: StoryObj<typeof RichTextView> = { args: { short: true } };
