import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Stack } from '../layout/layout.tsx';
import { Skeleton, SkeletonArea, SkeletonText } from './skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: SkeletonArea,
  args: { children: null },
  tags: ['busy'],
} satisfies Meta<typeof SkeletonArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { children: <SkeletonText lines={4} /> } };
export const Record: Story = {
  args: {
    children: (
      <Card padded>
        <Stack>
          <Skeleton width="40%" height={20} />
          <Skeleton height={38} />
          <Skeleton height={38} />
          <SkeletonText />
        </Stack>
      </Card>
    ),
  },
};
