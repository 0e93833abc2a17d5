import type { Meta, StoryObj } from '@storybook/react-vite';
import { REMOTE_FAILURES, type RemoteFailure } from '@widya/contract/telemetry';
import { DegradedNotice } from './degraded-notice.tsx';
import { DisabledArea } from './disabled-area.tsx';
import { NoAccess } from './no-access.tsx';
import { NotFound } from './not-found.tsx';
import { RemoteErrorCard } from './remote-error-card.tsx';
import { RuntimeNotice } from './runtime-notice.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { WaitingForApproval } from './waiting-for-approval.tsx';

const failureOf = (failure: RemoteFailure) => ({ failure, incidentId: '7F3A91C2', detail: failure, version: '1.1.0' });

const meta = { title: 'Shell/Layar area', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

interface ErrorArgs {
  readonly failure: RemoteFailure;
  readonly overridden: boolean;
  readonly onRetry: () => void;
}
type ErrorStory = StoryObj<ErrorArgs>;
type Story = StoryObj;

const card: ErrorStory = {
  args: { failure: 'timeout', overridden: false, onRetry: () => {} },
  argTypes: { failure: { control: 'select', options: REMOTE_FAILURES } },
  render: ({ failure, overridden, onRetry }) => (
    <RemoteErrorCard
      label="Kelas"
      title="Daftar Kelas"
      failure={failureOf(failure)}
      onRetry={onRetry}
      onResetOverride={overridden ? () => {} : null}
    />
  ),
};

export const Timeout: ErrorStory = { ...card };
export const Network: ErrorStory = { ...card, args: { ...card.args, failure: 'network' } };
export const Http: ErrorStory = { ...card, args: { ...card.args, failure: 'http' } };
export const NotAScript: ErrorStory = { ...card, args: { ...card.args, failure: 'not-script' } };
export const Evaluation: ErrorStory = { ...card, args: { ...card.args, failure: 'evaluation' } };
export const MissingScreen: ErrorStory = { ...card, args: { ...card.args, failure: 'missing-screen' } };
export const Contract: ErrorStory = { ...card, args: { ...card.args, failure: 'contract' } };
export const Render: ErrorStory = { ...card, args: { ...card.args, failure: 'render' } };
export const Overridden: ErrorStory = { ...card, args: { ...card.args, failure: 'network', overridden: true } };

export const Loading: Story = { render: () => <ScreenSkeleton label="Kelas" title="Daftar Kelas" slow={false} /> };
export const Slow: Story = { render: () => <ScreenSkeleton label="Kelas" title="Daftar Kelas" slow /> };
export const Disabled: Story = { render: () => <DisabledArea label="Kelas" /> };
export const Degraded: Story = {
  render: () => <DegradedNotice label="Kelas" failure={failureOf('evaluation')} version="1.0.0" onRetry={() => {}} />,
};
interface NoticeArgs {
  readonly onReload: () => void;
  readonly onClose: () => void;
}
export const Threw: StoryObj<NoticeArgs> = {
  args: { onReload: () => {}, onClose: () => {} },
  render: (args) => <RuntimeNotice label="Kelas" failure={failureOf('runtime')} {...args} />,
};
export const Missing: Story = { render: () => <NotFound startPath="/editor" /> };
export const AwaitingApproval: Story = { render: () => <WaitingForApproval /> };
export const WithoutAccess: Story = { render: () => <NoAccess label="Log" startPath="/editor" /> };
