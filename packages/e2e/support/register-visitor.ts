import { productUrl } from './test.ts';
import { registerAt } from './visitors.ts';

/** Registers somebody for a class by the public calls, as a site of the organisation's own would. */
export const registerVisitor = (code: string, full_name: string) => registerAt(productUrl(), code, full_name);
