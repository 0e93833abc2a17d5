import { Button } from '@widya/design-system/button';
import { EmptyState } from '@widya/design-system/empty-state';
import { UserPlusIcon, UsersIcon } from '@widya/design-system/icon';
import type { Tab } from './list.ts';
import { TEXTS } from './texts.ts';

interface EmptyListProps {
  readonly tab: Tab;
  readonly onInvite: () => void;
}

/** Empty state of the whole list, or of a tab. */
export function EmptyList({ tab, onInvite }: EmptyListProps) {
  if (tab !== 'all')
    return <EmptyState icon={<UsersIcon size={22} />} title={TEXTS.emptyTab} description={TEXTS.emptyTabWhy} />;
  return (
    <EmptyState
      icon={<UsersIcon size={22} />}
      title={TEXTS.emptyTitle}
      description={TEXTS.emptyWhy}
      action={
        <Button icon={<UserPlusIcon size={16} aria-hidden />} onClick={onInvite}>
          {TEXTS.invite}
        </Button>
      }
    />
  );
}
