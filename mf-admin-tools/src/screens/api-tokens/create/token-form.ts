import type { TokenAccess } from '@widya/contract/api-token-rules';
import type { NewApiToken } from '@widya/contract/api-tokens';
import type { MenuKey } from '@widya/contract/menu';
import type { FormRules } from '@widya/record-kit/editor/record-definition';

export interface TokenValues {
  readonly name: string;
  readonly access: TokenAccess;
  /** WIB; empty for none. */
  readonly last_day: string;
  readonly keys: readonly MenuKey[];
}

/** The form of a new token. D246. */
export const TOKEN_FORM: FormRules<TokenValues, never, NewApiToken> = {
  blank: { name: '', access: 'read', last_day: '', keys: [] },
  bodyOf: ({ name, access, last_day, keys }) => ({ name: name.trim(), access, last_day, keys: [...keys] }),
  schema: async () => (await import('@widya/contract/api-tokens.schemas')).apiTokenSchemas.createApiToken.body,
};
