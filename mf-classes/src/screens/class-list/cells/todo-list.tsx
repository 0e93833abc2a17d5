import { styled } from '@widya/design-system/styled';
import { TEXTS } from '../texts.ts';

const List = styled('ul', { base: { margin: '4px 0 0', paddingInlineStart: '18px' } });

/** The open to-dos, one per line. */
export function TodoList({ todos }: { readonly todos: readonly string[] }) {
  return (
    <>
      <strong>{TEXTS.todoTitle}</strong>
      <List>
        {todos.map((todo) => (
          <li key={todo}>{todo}</li>
        ))}
      </List>
    </>
  );
}
