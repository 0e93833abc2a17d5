import { configureApi } from '@widya/api-client/api';
import { readToken } from '../session/cookies.ts';
import type { SessionStore } from '../session/store.ts';

/** Configures the API client: base address and token; a 401 renews the session, a 403 reloads the account. */
export function connectApi(store: SessionStore, baseUrl: string): void {
  configureApi({
    baseUrl,
    readToken,
    onUnauthorized: async () => ((await store.renew()) ? 'retry' : 'give-up'),
    onForbidden: () => void store.refresh(),
  });
}
