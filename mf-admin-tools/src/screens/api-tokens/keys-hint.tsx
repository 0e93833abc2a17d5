import type { ApiToken } from '@widya/contract/api-tokens';
import { MENU_KEYS, MENU_LABELS } from '@widya/contract/menu';
import { Hint } from '@widya/design-system/hint';
import { TOKENS_TEXTS } from './texts.ts';

const { keys: texts } = TOKENS_TEXTS;

/** Number of a token's menus; hover and focus list them. */
export function KeysHint({ token: { name, keys } }: { readonly token: ApiToken }) {
  const text = keys.length === MENU_KEYS.length ? texts.all : texts.some(keys.length);
  const names = keys.map((key) => MENU_LABELS[key]).join(', ');
  return (
    <Hint label={`${texts.of(name)}: ${text}. ${names}`} content={names}>
      <span style={{ whiteSpace: 'nowrap' }}>{text}</span>
    </Hint>
  );
}
