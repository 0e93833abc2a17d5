import type { Admin } from '@widya/contract/admins';
import { parseMenu } from '@widya/contract/menu';
import { Badge } from '@widya/design-system/badge';
import { Hint } from '@widya/design-system/hint';
import { styled } from '@widya/design-system/styled';
import { isClosed, permissionLabels } from '../../features/admin-form/menu-text.ts';
import { PERMISSION_COUNT } from '../../features/permissions/permission-groups.ts';
import { ADMINS_TEXTS } from './texts.ts';

const { menu: texts } = ADMINS_TEXTS;

const OneLine = styled('span', { base: { whiteSpace: 'nowrap' } });

/** Number of an account's menus; hover and focus list them. A list that opens nothing is shown as text. */
export function MenuCell({ admin }: { readonly admin: Admin }) {
  const granted = permissionLabels(admin.menu);
  const isSuper = admin.role === 'superadmin';
  const names = granted.join(', ');
  if (!isSuper && isClosed(admin.menu))
    return <MenuHint name={admin.name} text={texts.closed} hint={texts.closedHint} warn />;
  if (!isSuper && parseMenu(admin.menu)?.length === 0)
    return <MenuHint name={admin.name} text={texts.empty} hint={texts.emptyHint} warn />;
  const isAll = granted.length === PERMISSION_COUNT || (isSuper && granted.length === 0);
  const text = isAll ? texts.all : texts.some(granted.length);
  return <MenuHint name={admin.name} text={text} hint={isSuper ? texts.superadminHint : names} />;
}

interface MenuHintProps {
  readonly name: string;
  readonly text: string;
  readonly hint: string;
  readonly warn?: boolean;
}

function MenuHint({ name, text, hint, warn = false }: MenuHintProps) {
  return (
    <Hint label={`${texts.of(name)}: ${text}. ${hint}`} content={hint}>
      {warn ? <Badge tone="warn">{text}</Badge> : <OneLine>{text}</OneLine>}
    </Hint>
  );
}
