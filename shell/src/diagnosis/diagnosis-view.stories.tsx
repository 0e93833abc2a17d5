import type { Meta, StoryObj } from '@storybook/react-vite';
import { STATUSES } from '../testing/statuses.ts';
import { DiagnosisView } from './diagnosis-view.tsx';

const meta = {
  title: 'Shell/Diagnosis',
  component: DiagnosisView,
  parameters: { layout: 'fullscreen' },
  args: {
    shellVersion: '0.1.0-3f2a9c1b7d',
    remotes: STATUSES,
    shared: { react: '19.3.1', 'react-dom': '19.3.1', swr: '2.5.1', '@widya/design-system': '0.1.0' },
    onReset: () => {},
  },
} satisfies Meta<typeof DiagnosisView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryState: Story = {};
export const NothingPublished: Story = { args: { remotes: [] } };
