import type { ClassRow } from '@widya/contract/classes';

/** The quota shown with counts; null when unlimited, and for a free class, whose quota is not shown. D27. */
export const countedQuota = ({ quota, price }: Pick<ClassRow, 'quota' | 'price'>): number | null =>
  quota > 0 && price > 0 ? quota : null;
