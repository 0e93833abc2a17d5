import { linkTo } from '@widya/remote-kit/link-to';

/** The list of webhooks: a tab of 'Token API'. */
export const webhookListPath = (): string | null => linkTo('ApiTokens', {}, { tab: 'webhook' });

/** The deliveries of a webhook. */
export const webhookLogPath = (id: number): string | null => linkTo('WebhookLog', { webhook: id });
