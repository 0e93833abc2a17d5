import { enhance } from './enhance/enhance.ts';

enhance(document);
// Only pages that say so run React in the browser; the others never load it.
if (document.documentElement.hasAttribute('data-hydrate')) {
  const { hydrate } = await import('./enhance/hydrate.tsx');
  hydrate();
}
