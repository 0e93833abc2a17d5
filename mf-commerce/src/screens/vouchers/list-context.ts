import { formatNumber } from '@widya/design-system/formats/number';
import { VOUCHERS_TEXTS as texts } from './texts.ts';

interface Counts {
  readonly total: number;
  readonly usable: number;
}

/** The line below the title; only vouchers that can still be used count as usable, not deactivated ones. */
export function listContext({ total, usable }: Counts, active: boolean): string {
  if (!active) return texts.unusable(formatNumber(total));
  const others = total - usable;
  return others === 0
    ? texts.usable(formatNumber(usable))
    : texts.usableAndInactive(formatNumber(usable), formatNumber(others));
}
