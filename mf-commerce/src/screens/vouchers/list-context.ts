import { formatNumber } from '@widya/design-system/formats/number';
import { VOUCHERS_TEXTS as texts } from './texts.ts';

interface Counts {
  readonly total: number;
  readonly usable: number;
}

/** The line under the title: only what can be spent is called usable, also where deactivated vouchers stand beside it. */
export function listContext({ total, usable }: Counts, active: boolean): string {
  if (!active) return texts.unusable(formatNumber(total));
  const others = total - usable;
  return others === 0
    ? texts.usable(formatNumber(usable))
    : texts.usableAndInactive(formatNumber(usable), formatNumber(others));
}
