import { TEXTS } from '../texts.ts';

/** What is missing, one line each. */
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
