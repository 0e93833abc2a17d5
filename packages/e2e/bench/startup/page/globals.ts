import { registryFor } from '@widya/contract/routing/registry-for';

/**
 * Initial `__WIDYA__` of a page without our boot script, where the application sends every request once its code runs.
 * Has the fields of `shell/src/boot/page.ts`. Does not use `currentScript`, because it is no longer set then.
 */
Reflect.set(window, '__WIDYA__', {
  registry: fetch('/registry.json').then((answer) => answer.json()),
  registryFor,
  assets: { main: [], app: [], shared: {}, fonts: [] },
  apiBase: '',
  session: null,
  queries: new Map(),
  marks: {},
});
document.documentElement.classList.add('light');
