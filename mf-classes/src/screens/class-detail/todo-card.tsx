import { CLASS_TODOS } from '@widya/contract/class-todos';
import type { ClassRecord } from '@widya/contract/classes';
import { Checklist } from '@widya/design-system/checklist';
import { relativeDays } from '@widya/design-system/formats/date';
import { Card, SectionTitle, Stack } from '@widya/design-system/layout';
import { CLASS_TODO_TEXTS } from '../../features/classes/class-todo-texts.ts';
import { hasStarted } from '../../features/classes/has-started.ts';
import { DONE_TEXTS, DETAIL_TEXTS as texts } from './texts.ts';
import { todoLink } from './todo-links.ts';

/** What is missing before or after the start, by the rule behind the list's badge too. Source: specification 1 §8. */
export function TodoCard({ record }: { readonly record: ClassRecord }) {
  const started = hasStarted(record, Date.now());
  const shown = started ? CLASS_TODOS.slice(3) : CLASS_TODOS.slice(0, 3);
  return (
    <Card padded>
      <Stack gap="3">
        <SectionTitle>{started ? texts.after : texts.before}</SectionTitle>
        <Checklist
          note={started || record.permanent ? undefined : relativeDays(record.start_time)}
          items={shown.map((todo) => {
            const done = !record.todos.includes(todo);
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
