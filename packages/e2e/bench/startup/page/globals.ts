/**
 * What a page without our boot script starts with: everything is asked for by the application itself, once its code runs.
 * `currentScript` is gone by then, so nothing here depends on it.
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
