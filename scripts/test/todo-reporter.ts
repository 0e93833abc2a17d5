/**
 * Fails the run when a test is only announced with `it.todo`, which jest-junit reports as passed.
 * @public Loaded by Jest.
 */
export default class TodoReporter {
  #todo = 0;

  onRunComplete(_: unknown, { numTodoTests }: { readonly numTodoTests: number }): void {
    this.#todo = numTodoTests;
  }

  getLastError(): Error | undefined {
    return this.#todo > 0 ? new Error(`${this.#todo} tests are marked as todo.`) : undefined;
  }
}
