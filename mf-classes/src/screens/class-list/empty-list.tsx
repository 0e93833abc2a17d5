import type { Role } from '@widya/contract/endpoint';
import { EmptyState } from '@widya/design-system/empty-state';
import { CalendarIcon } from '@widya/design-system/icon';
import { LinkButton } from '@widya/design-system/link-button';
import { CreateButton } from './create-button.tsx';
import type { ClassTab } from './list.ts';
import { TEXTS } from './texts.ts';

interface EmptyListProps {
  readonly tab: ClassTab;
  readonly role: Role;
  readonly mayCreate: boolean;
}

const { empty } = TEXTS;

/** Reason of an empty tab, with one action. */
export function EmptyList({ tab, role, mayCreate }: EmptyListProps) {
  const isUpcoming = tab === 'upcoming';
  const why = isUpcoming ? empty.upcomingWhy : empty.archiveWhy;
  return (
    <EmptyState
      icon={<CalendarIcon size={22} />}
      title={isUpcoming ? empty.upcoming : empty.archive}
      description={role === 'instructor' && isUpcoming ? empty.instructorWhy : why}
      action={
        isUpcoming && mayCreate ? (
          <CreateButton />
        ) : (
          <LinkButton to={isUpcoming ? '?tab=archive' : '?'}>
            {isUpcoming ? empty.toArchive : empty.toUpcoming}
          </LinkButton>
        )
      }
    />
  );
}
