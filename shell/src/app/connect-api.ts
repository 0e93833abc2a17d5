import { configureApi } from '@widya/api-client/api';
import { readToken } from '../session/cookies.ts';
import type { SessionStore } from '../session/store.ts';

/** Tells the API client where the API is, which token counts, and whom to ask when it counts no longer. */
export function connectApi(store: SessionStore, baseUrl: string): void {
  configureApi({
    baseUrl,
    readToken,
    onUnauthorized: async () => ((await store.renew()) ? 'retry' : 'give-up'),
    onForbidden: () => void store.refresh(),
  });
}
