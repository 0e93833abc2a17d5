import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { DELIVERIES, FAILING_WEBHOOK_WRITES, WEBHOOKS, webhookApi } from '../../testing/webhook-api.ts';
import WebhookLog from './index.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly webhook: string;
  readonly search: string;
}

const meta: Meta<StoryArgs> = {
  title: 'mf-admin-tools/Pengiriman webhook',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, webhook: '1', search: '' },
  render: ({ answers, webhook, search }) => (
    <StoryShell
      api={{ ...webhookApi(), ...answers }}
      url={`/token-api/webhook/${webhook}${search}`}
      user={TEST_USER}
      path="/token-api/webhook/:webhook"
      screens={{ ApiTokens: '/token-api' }}
    >
      <WebhookLog {...screenProps({ webhook })} />
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

export const All: Story = {};

export const Failing: Story = { args: { webhook: '2' } };

export const Inactive: Story = { args: { webhook: '3', answers: webhookApi(WEBHOOKS, []) } };

export const Stopped: Story = { args: { webhook: '4' } };

export const OnlyFailed: Story = { args: { search: '?state=failed' } };

export const Loading: Story = {
  args: {
    answers: {
      'GET /v1/webhooks': () => ({ silent: true }),
      'GET /v1/webhooks/:id/deliveries': () => ({ silent: true }),
    },
  },
};

export const Empty: Story = { args: { answers: webhookApi(WEBHOOKS, []) } };

export const FilteredEmpty: Story = { args: { search: '?q=xyz' } };

export const Failed: Story = {
  args: { answers: { 'GET /v1/webhooks/:id/deliveries': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

export const WebhookFailed: Story = {
  args: { answers: { 'GET /v1/webhooks': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

const FORBIDDEN = () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.');

export const Forbidden: Story = {
  args: { answers: { 'GET /v1/webhooks': FORBIDDEN, 'GET /v1/webhooks/:id/deliveries': FORBIDDEN } },
};

export const Missing: Story = { args: { webhook: '99' } };

export const Narrow: Story = { globals: { width: '390' } };

export const Dark: Story = { globals: { mode: 'dark' } };

const openedAt = (index: number): string => `?pengiriman=${DELIVERIES[index]?.message_id}`;

export const OneWaiting: Story = { args: { search: openedAt(0) } };

export const OneDelivered: Story = { args: { search: openedAt(1) } };

export const OneNarrow: Story = { args: { search: openedAt(0) }, globals: { width: '390' } };

export const OneDark: Story = { args: { search: openedAt(0) }, globals: { mode: 'dark' } };

export const OneOfInactive: Story = { args: { webhook: '4', search: openedAt(2) } };

/** Opened from a copied link, while the list shows something else. */
export const OneElsewhere: Story = { args: { search: `${openedAt(1)}&state=failed` } };

export const OneMissing: Story = { args: { search: '?pengiriman=msg_lama' } };

export const WritesFail: Story = { args: { search: openedAt(2), answers: FAILING_WEBHOOK_WRITES } };
