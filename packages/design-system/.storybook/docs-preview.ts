import { argTypesOf, argTypesOfExample } from './arg-types.ts';
import { BrandDocs } from './brand-docs.tsx';

/* What only pages and controls need: tests load `preview.tsx` alone. */

export const argTypesEnhancers = [argTypesOfExample];

export const parameters = { docs: { container: BrandDocs, extractArgTypes: argTypesOf } };
