import { productUrl } from './test.ts';
import { registerAt } from './visitors.ts';

/** Registers a person for a class through the public API, as the organisation's own website would. */
export const registerVisitor = (code: string, full_name: string) => registerAt(productUrl(), code, full_name);
