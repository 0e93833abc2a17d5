/**
 * Provides the hook with which React registers, unless a browser extension has. That of React Refresh keeps no list of
 * renderers, so the refresh runtimes of remotes, which come later, would find none. The development page has this
 * function as text, so it uses nothing outside itself.
 */
export function provideRefreshHook(): void {
  const name = '__REACT_DEVTOOLS_GLOBAL_HOOK__';
  if (Reflect.has(window, name)) return;
  const renderers = new Map<number, unknown>();
  const ignore = () => undefined;
  Reflect.set(window, name, {
    renderers,
    supportsFiber: true,
    inject: (renderer: unknown) => {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot: ignore,
    onCommitFiberRoot: ignore,
    onCommitFiberUnmount: ignore,
  });
}
