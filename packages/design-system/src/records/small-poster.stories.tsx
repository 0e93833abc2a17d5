import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawing } from '../inputs/upload/story-sends.ts';
import { Inline, Stack } from '../layout/layout.tsx';
import { SmallPoster } from './small-poster.tsx';

const meta = {
  title: 'Records/SmallPoster',
  component: SmallPoster,
  args: { src: drawing(96, 96) },
} satisfies Meta<typeof SmallPoster>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Square: Story = {};

/** A high image is cropped to its upper part. */
export const High: Story = { args: { src: drawing(96, 160) } };

export const BesideText: Story = {
  render: ({ src }) => (
    <Inline flexWrap="nowrap" gap="3">
      <SmallPoster src={src} />
      <Stack gap="1">
        <strong>Menyunting Naskah Akademik</strong>
        <span>5 Desember 2026, 09:00 sampai 11:00 WIB</span>
      </Stack>
    </Inline>
  ),
};
