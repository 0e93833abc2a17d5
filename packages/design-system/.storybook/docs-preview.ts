import { argTypesOf, argTypesOfExample } from './arg-types.ts';
import { BrandDocs } from './brand-docs.tsx';

/* Setup for documentation pages and controls; tests load `preview.tsx` alone. */

// A page shows a story in both modes; without this, each document would follow the mode that the other one stores.
window.addEventListener('storage', (event) => event.stopImmediatePropagation());

export const argTypesEnhancers = [argTypesOfExample];

export const parameters = { docs: { container: BrandDocs, extractArgTypes: argTypesOf } };
