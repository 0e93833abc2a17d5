import type { TokenAccess, TokenKind } from '@widya/contract/api-token-rules';
import type { NewApiToken } from '@widya/contract/api-tokens';
import type { MenuKey } from '@widya/contract/menu';
import type { FormRules } from '@widya/record-kit/editor/record-definition';
import { namesIn } from '../../../features/name-list/names-in.ts';

export interface TokenValues {
  readonly name: string;
  readonly kind: TokenKind;
  /** Names of remotes, with commas or spaces between them. */
  readonly remotes: string;
  readonly access: TokenAccess;
  /** WIB; empty for none. */
  readonly last_day: string;
  readonly keys: readonly MenuKey[];
}

/** The form of a new token. D246. */
export const TOKEN_FORM: FormRules<TokenValues, never, NewApiToken> = {
  blank: { name: '', kind: 'api', remotes: '', access: 'read', last_day: '', keys: [] },
  bodyOf: ({ name, kind, remotes, access, last_day, keys }) => ({
    name: name.trim(),
    kind,
    access,
    last_day,
    keys: kind === 'api' ? [...keys] : [],
    remotes: kind === 'deploy' ? namesIn(remotes) : [],
  }),
  schema: async () => (await import('@widya/contract/api-tokens.schemas')).apiTokenSchemas.createApiToken.body,
};
