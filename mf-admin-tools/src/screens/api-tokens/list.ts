import { TOKEN_STATES } from '@widya/contract/api-token-rules';
import { listApiTokens } from '@widya/contract/api-tokens';
import { defineList } from '@widya/remote-kit/define-list';
import { choice } from '@widya/remote-kit/list-filters';

export const tokenList = defineList(listApiTokens, {
  settingsKey: 'token-api',
  sorts: ['name', 'created_at', 'expires_at', 'last_used_at'],
  filters: { state: choice(TOKEN_STATES) },
});
