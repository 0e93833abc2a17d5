import { EmptyState } from '@widya/design-system/empty-state';
import { UsersIcon } from '@widya/design-system/icon';
import { LinkButton } from '@widya/design-system/link-button';
import { USERS_TEXTS as texts } from './texts.ts';

/** Why a tab is empty. */
export function EmptyUsers({ active }: { readonly active: boolean }) {
  return (
    <EmptyState
      icon={<UsersIcon size={22} />}
      title={active ? texts.emptyActive : texts.emptyDeleted}
      description={active ? texts.emptyActiveWhy : texts.emptyDeletedWhy}
      action={active ? null : <LinkButton to="?">{texts.tabs.active}</LinkButton>}
    />
  );
}
