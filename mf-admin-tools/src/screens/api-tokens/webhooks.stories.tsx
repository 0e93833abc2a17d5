import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenProps, TEST_USER } from '@widya/remote-kit/testing';
import { type FakeApi, refusal } from '@widya/remote-kit/testing/fake-api';
import { StoryShell } from '@widya/remote-kit/testing/story-shell';
import { FAILING_WEBHOOK_WRITES, WEBHOOK_SECRET, webhook, webhookApi } from '../../testing/webhook-api.ts';
import ApiTokens from './index.tsx';
import { type OpenWebhookDialog, WebhookDialogs } from './webhooks/webhook-dialogs.tsx';

interface StoryArgs {
  /** Responses of the fake API that replace the successful ones. */
  readonly answers: FakeApi;
  readonly url: string;
  /** A dialog that the story opens over the list. */
  readonly opened?: OpenWebhookDialog;
}

const nothing = () => undefined;

const meta: Meta<StoryArgs> = {
  title: 'mf-admin-tools/Webhook',
  parameters: { router: false, layout: 'fullscreen' },
  args: { answers: {}, url: '/token-api?tab=webhook' },
  render: ({ answers, url, opened }) => (
    <StoryShell
      api={{ ...webhookApi(), ...answers }}
      url={url}
      user={TEST_USER}
      path="/token-api"
      screens={{ WebhookLog: '/token-api/webhook/:webhook' }}
    >
      <ApiTokens {...screenProps()} />
      {opened && <WebhookDialogs opened={opened} onOpen={nothing} onClose={nothing} />}
    </StoryShell>
  ),
};
export default meta;

type Story = StoryObj<StoryArgs>;

export const All: Story = {};

export const Loading: Story = { args: { answers: { 'GET /v1/webhooks': () => ({ silent: true }) } } };

export const Empty: Story = { args: { answers: webhookApi([]) } };

export const FilteredEmpty: Story = { args: { url: '/token-api?tab=webhook&q=xyz', answers: webhookApi([]) } };

export const Failed: Story = {
  args: { answers: { 'GET /v1/webhooks': () => refusal(507, 'INTERNAL', 'Terjadi Kesalahan') } },
};

export const Forbidden: Story = {
  args: { answers: { 'GET /v1/webhooks': () => refusal(403, 'FORBIDDEN', 'Anda tidak memiliki hak akses.') } },
};

export const Narrow: Story = { globals: { width: '390' } };

export const Dark: Story = { globals: { mode: 'dark' } };

export const Adding: Story = { args: { opened: { kind: 'add' } } };

export const AddingNarrow: Story = { args: { opened: { kind: 'add' } }, globals: { width: '390' } };

export const Editing: Story = { args: { opened: { kind: 'edit', webhook: webhook() } } };

export const Created: Story = {
  args: { opened: { kind: 'created', secret: { name: 'Sistem keuangan', secret: WEBHOOK_SECRET } } },
};

/** The API refuses the address, because the server does not allow plain http. */
export const UrlRefused: Story = {
  args: {
    answers: {
      'POST /v1/webhooks': () =>
        refusal(422, 'VALIDATION', 'Alamat harus diawali https://', {
          errors: { url: 'Alamat harus diawali https://' },
        }),
    },
  },
};

/** Somebody else changed the address in the meantime. */
export const ChangedByOthers: Story = {
  args: {
    answers: {
      'PATCH /v1/webhooks/:id': () =>
        refusal(409, 'VERSION_CONFLICT', 'Data sudah diubah oleh orang lain.', {
          current: {
            ...webhook({ version: 2, url: 'https://baru.widya.example/webhook' }),
            changed_by: 'Bagas Contoh',
            changed_at: '2026-11-24T02:00:00.000Z',
          },
        }),
    },
  },
};

export const WritesFail: Story = { args: { answers: FAILING_WEBHOOK_WRITES } };
