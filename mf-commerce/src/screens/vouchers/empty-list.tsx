import { Button } from '@widya/design-system/button';
import { EmptyState } from '@widya/design-system/empty-state';
import { TicketIcon } from '@widya/design-system/icon';
import { LinkButton } from '@widya/design-system/link-button';
import { VOUCHERS_TEXTS as texts } from './texts.ts';

/** Reason of an empty tab, with one action. */
export function EmptyList({ active, onCreate }: { readonly active: boolean; readonly onCreate: () => void }) {
  return (
    <EmptyState
      icon={<TicketIcon size={22} />}
      title={active ? texts.empty : texts.emptyInactive}
      description={active ? texts.emptyWhy : texts.emptyInactiveWhy}
      action={
        active ? (
          <Button variant="primary" onClick={onCreate}>
            {texts.add}
          </Button>
        ) : (
          <LinkButton to="?">{texts.toActive}</LinkButton>
        )
      }
    />
  );
}
