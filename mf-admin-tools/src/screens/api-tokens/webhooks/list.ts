import { listWebhooks } from '@widya/contract/webhooks';
import { defineList } from '@widya/remote-kit/define-list';

/** Sorts as the list of tokens does too, whose first query reads the same address. */
export const webhookList = defineList(listWebhooks, { settingsKey: 'webhook', sorts: ['name', 'created_at'] });
