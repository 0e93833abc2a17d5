import { BROADCAST_TEXTS as texts } from '../texts.ts';

/** A plausible address; the API decides. */
const isAddress = (text: string): boolean => /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]+$/.test(text.trim());

/** Why typed text is not accepted as a recipient; null when it is. */
export const addressProblem = (entry: string): string | null => (isAddress(entry) ? null : texts.notAddress(entry));
