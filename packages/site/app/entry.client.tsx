import { enhance } from './enhance/enhance.ts';

enhance(document);
const test = document.querySelector('[data-final-test], [data-test-done]');
if (test) {
  const { startTest } = await import('./enhance/test/start-test.ts');
  startTest(document);
}
// Only pages that say so run React in the browser; the others never load it.
if (document.documentElement.hasAttribute('data-hydrate')) {
  const { hydrate } = await import('./enhance/hydrate.tsx');
  hydrate();
}
