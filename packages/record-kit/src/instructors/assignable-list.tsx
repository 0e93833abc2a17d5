import { failureOf } from '@widya/api-client/api-error';
import { useInstructors } from '@widya/api-client/instructors';
import { EmptyState } from '@widya/design-system/empty-state';
import { SearchXIcon, UsersIcon } from '@widya/design-system/icon';
import { Muted, Stack } from '@widya/design-system/layout';
import { PendingRead } from '../read/pending-read.tsx';
import { AssignableItem } from './assignable-item.tsx';
import type { AssignedInstructor } from './assignment.ts';
import { TEXTS } from './texts.ts';

interface AssignableListProps {
  readonly search: string;
  readonly assigned: readonly AssignedInstructor[];
  /** Id of the instructor that is being added. */
  readonly addingId: number | null;
  readonly onAdd: (instructorId: number) => void;
}

/** Longest list; others are found by searching. */
const SHOWN = 50;

/** Active unassigned instructors that match the search. */
export function AssignableList({ search, assigned, addingId, onAdd }: AssignableListProps) {
  const { data, error, isValidating, retry } = useInstructors(search === '' ? {} : { q: search });
  if (!data)
    return (
      <PendingRead
        of={{ error, retry, isValidating }}
        title={TEXTS.failed}
        size="sm"
        describe={(failure) => failureOf(failure, TEXTS.noReason)}
        lines={8}
      />
    );
  const taken = new Set(assigned.map(({ instructor_id }) => instructor_id));
  const free = data.filter(({ id }) => !taken.has(id));
  if (free.length === 0)
    return search === '' ? (
      <EmptyState size="sm" icon={<UsersIcon size={22} />} title={TEXTS.nobody} description={TEXTS.nobodyWhy} />
    ) : (
      <EmptyState size="sm" icon={<SearchXIcon size={22} />} title={TEXTS.notFound} description={TEXTS.notFoundWhy} />
    );
  return (
    <Stack as="ul" gap="0" margin="0" padding="0" listStyleType="none" aria-label={TEXTS.dialogWhy}>
      {free.slice(0, SHOWN).map((instructor) => (
        <AssignableItem
          key={instructor.id}
          instructor={instructor}
          adding={addingId === instructor.id}
          onAdd={() => onAdd(instructor.id)}
        />
      ))}
      {free.length > SHOWN && (
        <Muted as="li" paddingTop="3" fontSize="sm">
          {TEXTS.more(free.length - SHOWN)}
        </Muted>
      )}
    </Stack>
  );
}
