import { Button } from '@widya/design-system/button';
import { EmptyState } from '@widya/design-system/empty-state';
import { ShoppingBagIcon } from '@widya/design-system/icon';
import { LinkButton } from '@widya/design-system/link-button';
import { MERCHANDISE_TEXTS as texts } from './texts.ts';

/** Reason of an empty tab, with one action. */
export function EmptyList({ active, onAdd }: { readonly active: boolean; readonly onAdd: () => void }) {
  return (
    <EmptyState
      icon={<ShoppingBagIcon size={22} />}
      title={active ? texts.empty : texts.emptyDeleted}
      description={active ? texts.emptyWhy : texts.emptyDeletedWhy}
      action={
        active ? (
          <Button variant="primary" onClick={onAdd}>
            {texts.add}
          </Button>
        ) : (
          <LinkButton to="?">{texts.toActive}</LinkButton>
        )
      }
    />
  );
}
