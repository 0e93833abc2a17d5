import { TEXTS } from '../texts.ts';

/** The open to-dos, one per line. */
export function TodoList({ todos }: { readonly todos: readonly string[] }) {
  return (
    <>
      <strong>{TEXTS.todoTitle}</strong>
      <ul style={{ margin: '4px 0 0', paddingInlineStart: 18 }}>
        {todos.map((todo) => (
          <li key={todo}>{todo}</li>
        ))}
      </ul>
    </>
  );
}
