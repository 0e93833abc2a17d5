/**
 * Initial `__WIDYA__` of a page without our boot script, where the application sends every request once its code runs.
 * Does not use `currentScript`, because it is no longer set then.
 */
Reflect.set(window, '__WIDYA__', {
  registry: fetch('/registry.json').then((answer) => answer.json()),
  assets: { main: [], app: [], shared: {}, fonts: [] },
  apiBase: '',
  session: null,
  queries: new Map(),
  marks: {},
});
document.documentElement.classList.add('light');
