import type { ClassTodo } from '@widya/contract/class-todos';
import { Badge } from '@widya/design-system/badge';
import { Hint } from '@widya/design-system/hint';
import { WarningIcon } from '@widya/design-system/icon';
import { CLASS_TODO_TEXTS } from '../../../features/classes/class-todo-texts.ts';
import { TEXTS } from '../texts.ts';
import { TodoList } from './todo-list.tsx';

interface TodoHintProps {
  readonly name: string;
  readonly todos: readonly ClassTodo[];
}

/** Number of open to-dos; hover and focus list them.. */
export function TodoHint({ name, todos }: TodoHintProps) {
  if (todos.length === 0) return null;
  const missing = todos.map((todo) => CLASS_TODO_TEXTS[todo]);
  return (
    <Hint label={TEXTS.todoLabel(name, missing)} content={<TodoList todos={missing} />}>
      <Badge tone="warn" icon={<WarningIcon size={14} aria-hidden />}>
        {todos.length}
      </Badge>
    </Hint>
  );
}
