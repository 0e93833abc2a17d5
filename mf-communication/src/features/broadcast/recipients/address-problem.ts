import { BROADCAST_TEXTS as texts } from '../texts.ts';

/** An address as people write it; the API decides. */
const isAddress = (text: string): boolean => /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]+$/.test(text.trim());

/** Why what was typed becomes no recipient; null when it does. */
export const addressProblem = (entry: string): string | null => (isAddress(entry) ? null : texts.notAddress(entry));
