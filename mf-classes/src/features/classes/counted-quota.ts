import type { ClassRow } from '@widya/contract/classes';

/**
 * The quota that counts are shown of; null without a limit, and for a free class, which keeps its limit unsaid. D27.
 */
export const countedQuota = ({ quota, price }: Pick<ClassRow, 'quota' | 'price'>): number | null =>
  quota > 0 && price > 0 ? quota : null;
