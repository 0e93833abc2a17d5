import type { ApiToken } from '@widya/contract/api-tokens';
import { GRANTABLE_KEYS } from '@widya/contract/grantable-keys';
import { MENU_LABELS } from '@widya/contract/menu';
import { Hint } from '@widya/design-system/hint';
import { styled } from '@widya/design-system/styled';
import { TOKENS_TEXTS } from './texts.ts';

const { keys: texts } = TOKENS_TEXTS;

const Count = styled('span', { base: { whiteSpace: 'nowrap' } });

/** Number of a token's menus, or of the remotes that it publishes; hover and focus list them. */
export function KeysHint({ token: { name, kind, keys, remotes } }: { readonly token: ApiToken }) {
  const isAll = keys.length === GRANTABLE_KEYS.length;
  const text = kind === 'deploy' ? texts.remotes(remotes.length) : isAll ? texts.all : texts.some(keys.length);
  const names = (kind === 'deploy' ? remotes : keys.map((key) => MENU_LABELS[key])).join(', ');
  return (
    <Hint label={`${texts.of(name)}: ${text}. ${names}`} content={names}>
      <Count>{text}</Count>
    </Hint>
  );
}
