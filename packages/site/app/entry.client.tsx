import { enhance } from './enhance/enhance.ts';

enhance(document);
const test = document.querySelector('[data-final-test], [data-test-done]');
if (test) {
  const { startTest } = await import('./enhance/test/start-test.ts');
  startTest(document);
}
// Only pages with this attribute load React in the browser.
if (document.documentElement.hasAttribute('data-hydrate')) {
  const { hydrate } = await import('./enhance/hydrate.tsx');
  hydrate();
}
