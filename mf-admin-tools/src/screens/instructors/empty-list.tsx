import { Button } from '@widya/design-system/button';
import { EmptyState } from '@widya/design-system/empty-state';
import { UsersIcon } from '@widya/design-system/icon';
import { LinkButton } from '@widya/design-system/link-button';
import { INSTRUCTORS_TEXTS as texts } from './texts.ts';

interface EmptyListProps {
  readonly active: boolean;
  /** Null for accounts that may not add. */
  readonly onAdd: (() => void) | null;
}

/** Reason of an empty tab, with one action. */
export function EmptyList({ active, onAdd }: EmptyListProps) {
  return (
    <EmptyState
      icon={<UsersIcon size={22} />}
      title={active ? texts.empty : texts.emptyDeleted}
      description={active ? (onAdd ? texts.emptyWhy : texts.emptyReader) : texts.emptyDeletedWhy}
      action={
        active ? (
          onAdd && (
            <Button variant="primary" onClick={onAdd}>
              {texts.add}
            </Button>
          )
        ) : (
          <LinkButton to="?">{texts.toActive}</LinkButton>
        )
      }
    />
  );
}
