import type { Meta, StoryObj } from '@storybook/react-vite';
import { OverrideQuestion } from './override-question.tsx';

const meta = {
  title: 'Shell/Versi uji',
  component: OverrideQuestion,
  parameters: { layout: 'fullscreen' },
  args: {
    request: { requested: { 'mf-classes': 'http://localhost:3101' }, refused: [] },
    onRun: () => {},
    onCancel: () => {},
  },
} satisfies Meta<typeof OverrideQuestion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const Refused: Story = { args: { request: { requested: {}, refused: ['mf-classes@https://jahat.example'] } } };
export const PartlyRefused: Story = {
  args: {
    request: {
      requested: { 'mf-commerce': 'https://uji.widya.example' },
      refused: ['mf-classes@https://jahat.example'],
    },
  },
};
