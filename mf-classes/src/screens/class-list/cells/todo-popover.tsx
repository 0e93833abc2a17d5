import type { ClassTodo } from '@widya/contract/class-todos';
import { Badge } from '@widya/design-system/badge';
import { HintButton } from '@widya/design-system/hint-button';
import { WarningIcon } from '@widya/design-system/icon';
import { Popover } from '@widya/design-system/popover';
import { CLASS_TODO_TEXTS } from '../../../features/classes/class-todo-texts.ts';
import { TEXTS } from '../texts.ts';
import { TodoList } from './todo-list.tsx';

interface TodoPopoverProps {
  readonly name: string;
  readonly todos: readonly ClassTodo[];
}

/** The number of open to-dos on a card, '2 belum lengkap'; a press lists them, because touch screens have no hover. */
export function TodoPopover({ name, todos }: TodoPopoverProps) {
  if (todos.length === 0) return null;
  const missing = todos.map((todo) => CLASS_TODO_TEXTS[todo]);
  return (
    <Popover
      label={TEXTS.todoTitle}
      trigger={
        <HintButton label={TEXTS.todoLabel(name, missing)}>
          <Badge tone="warn" icon={<WarningIcon size={14} aria-hidden />}>
            {TEXTS.todoCount(todos.length)}
          </Badge>
        </HintButton>
      }
    >
      <TodoList todos={missing} />
    </Popover>
  );
}
