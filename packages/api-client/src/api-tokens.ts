import type { NewApiToken } from '@widya/contract/api-tokens';
import * as tokens from '@widya/contract/api-tokens';
import { call } from './api.ts';
import { useWrite } from './write.ts';

/** Actions of superadmins on the tokens of programs. Each rejects with an ApiError and updates the cached lists. */
export function useApiTokenActions() {
  const write = useWrite([tokens.listApiTokens]);
  return {
    /** Answers the secret, which can be read only here. */
    create: (body: NewApiToken) => write(call(tokens.createApiToken, { body })),
    revoke: (id: number) => write(call(tokens.revokeApiToken, { params: { id } })),
  };
}
