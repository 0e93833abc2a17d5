import { hasStarted, todosInForce } from '@widya/contract/class-todos';
import type { ClassRecord } from '@widya/contract/classes';
import { relativeDays } from '@widya/contract/time/days';
import { Checklist } from '@widya/design-system/checklist';
import { Card, SectionTitle, Stack } from '@widya/design-system/layout';
import type { UseFormReturn } from '@widya/design-system/use-form';
import type { ClassValues } from '../../features/class-form/class-values.ts';
import { useCurrentTodos } from '../../features/class-form/current-todos.ts';
import { CLASS_TODO_TEXTS } from '../../features/classes/class-todo-texts.ts';
import { todoLink } from '../../features/classes/todo-links.ts';
import { DONE_TEXTS, DETAIL_TEXTS as texts } from './texts.ts';

interface TodoCardProps {
  readonly form: UseFormReturn<ClassValues>;
  readonly record: ClassRecord;
}

/** To-dos before or after the start, by the same rule as in the list. */
export function TodoCard({ form, record }: TodoCardProps) {
  const { todos, permanent, startsAt, now } = useCurrentTodos(form, record);
  const started = hasStarted({ permanent, startsAt }, now);
  return (
    <Card padded>
      <Stack gap="3">
        <SectionTitle>{started ? texts.after : texts.before}</SectionTitle>
        <Checklist
          note={started || startsAt === null ? undefined : relativeDays(new Date(startsAt))}
          items={todosInForce(started).map((todo) => {
            const done = !todos.includes(todo);
            return {
              key: todo,
              done,
              label: done ? DONE_TEXTS[todo] : CLASS_TODO_TEXTS[todo],
              to: todoLink(todo, record.code),
            };
          })}
        />
      </Stack>
    </Card>
  );
}
