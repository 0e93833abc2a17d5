import type { Meta, StoryObj } from '@storybook/react-vite';
import { MISSING_SETTINGS } from '@widya/contract/status.schemas';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { freshInstallation, installation, statusApi } from '../../testing/status-api.ts';
import StatusScreen from './index.tsx';

interface StoryArgs {
  readonly api: FakeApi;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-admin-tools/Status',
  parameters: { router: false, layout: 'fullscreen' },
  args: { api: statusApi() },
  render: ({ api }) => (
    <StoryShell api={api} url="/status" user={TEST_USER} path="/status">
      <StatusScreen {...screenProps()} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

export const Running: Story = {};

/** An installation without data and without missing settings. */
export const Empty: Story = { args: { api: statusApi(freshInstallation()) } };

export const Troubled: Story = {
  args: {
    api: statusApi(
      installation({
        mail: { ...installation().mail, held: true },
        storage: { ...installation().storage, kind: 'folder', state: 'full', free_mb: 12 },
        webhooks: {
          active: 1,
          failing: 1,
          inactive: 2,
          failing_since: '2026-11-21T02:15:00.000Z',
          waiting: 1_204,
          oldest_seconds: 5_400,
          failed: 38,
        },
        backup_at: null,
        missing: [...MISSING_SETTINGS],
      }),
    ),
  },
};

export const Narrow: Story = { globals: { width: '390' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Loading: Story = { args: { api: { 'GET /v1/status': () => ({ silent: true }) } } };

export const Failed: Story = {
  args: { api: { 'GET /v1/status': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

export const Forbidden: Story = {
  args: { api: { 'GET /v1/status': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') } },
};
