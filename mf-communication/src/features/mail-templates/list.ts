import { listEmailTemplates } from '@widya/contract/email-templates';
import { EMAIL_SCENARIOS } from '@widya/contract/email-variables';
import { defineList } from '@widya/remote-kit/define-list';
import { choice } from '@widya/remote-kit/list-filters';

export const templateList = defineList(listEmailTemplates, {
  settingsKey: 'email-template',
  sorts: ['template_name', 'scenario', 'updated_at'],
  filters: { scenario: choice(EMAIL_SCENARIOS) },
});
