import { EmptyState } from '@widya/design-system/empty-state';
import { UsersIcon } from '@widya/design-system/icon';
import { LinkButton } from '@widya/design-system/link-button';
import { ADMINS_TEXTS as texts } from './texts.ts';

/** Reason of an empty tab, with one action. */
export function EmptyList({ active }: { readonly active: boolean }) {
  return (
    <EmptyState
      icon={<UsersIcon size={22} />}
      title={active ? texts.emptyActive : texts.empty}
      description={active ? texts.emptyActiveWhy : texts.emptyWhy}
      action={
        active ? (
          <LinkButton variant="primary" to="?admin=baru">
            {texts.add}
          </LinkButton>
        ) : (
          <LinkButton to="?">{texts.toActive}</LinkButton>
        )
      }
    />
  );
}
