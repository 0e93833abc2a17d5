import { argTypesOf, argTypesOfExample } from './arg-types.ts';
import { BrandDocs } from './brand-docs.tsx';

/* What only pages and controls need: tests load `preview.tsx` alone. */

// A page shows a story in both modes: without this, each of the two documents would follow the mode that the other one stores.
window.addEventListener('storage', (event) => event.stopImmediatePropagation());

export const argTypesEnhancers = [argTypesOfExample];

export const parameters = { docs: { container: BrandDocs, extractArgTypes: argTypesOf } };
