import { hasStarted } from '@widya/contract/class-todos';
import type { ClassRecord } from '@widya/contract/classes';
import { Banner } from '@widya/design-system/banner';
import { TextLink } from '@widya/design-system/link';
import { styled } from '@widya/design-system/styled';
import type { UseFormReturn } from '@widya/design-system/use-form';
import { CLASS_TODO_TEXTS } from '../classes/class-todo-texts.ts';
import { todoLink } from '../classes/todo-links.ts';
import type { ClassValues } from './class-values.ts';
import { useCurrentTodos } from './current-todos.ts';
import { WARNING_TEXTS as texts } from './texts.ts';

const List = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    listStyle: 'none',
    padding: 0,
    '& a': { display: 'inline-block', paddingBlock: '1' },
  },
});

interface TodoBannerProps {
  readonly form: UseFormReturn<ClassValues>;
  readonly record: ClassRecord | null;
}

/**
 * Open to-dos before or after the start, with links to their fields; nothing when there are none. Source: A-190 and
 *
 */
export function TodoBanner({ form, record }: TodoBannerProps) {
  const { todos, now, ...facts } = useCurrentTodos(form, record);
  if (todos.length === 0) return null;
  return (
    <Banner tone="warn" title={hasStarted(facts, now) ? texts.after : texts.before}>
      <List>
        {todos.map((todo) => {
          const to = todoLink(todo, record?.code ?? null);
          return (
            <li key={todo}>{to ? <TextLink to={to}>{CLASS_TODO_TEXTS[todo]}</TextLink> : CLASS_TODO_TEXTS[todo]}</li>
          );
        })}
      </List>
    </Banner>
  );
}
