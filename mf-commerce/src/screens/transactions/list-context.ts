import type { OrderOutcome } from '@widya/contract/order-status';
import { formatMoneyPlain } from '@widya/design-system/formats/money';
import { formatNumber } from '@widya/design-system/formats/number';
import { TRANSACTIONS_TEXTS as texts } from './texts.ts';

/** Summary of a month. */
interface MonthSummary {
  readonly income: number;
  readonly counts: Readonly<Record<OrderOutcome, number>>;
}

/**
 * The line below the heading; a space while unknown, so that its height is reserved.
 * @param open number of orders that need a review; shown instead of the month.
 */
export function contextOf(summary: MonthSummary | undefined, open: number | undefined): string {
  if (summary) {
    const { accepted, waiting, rejected, returned } = summary.counts;
    return texts.context(
      formatMoneyPlain(summary.income),
      formatNumber(accepted),
      formatNumber(waiting),
      formatNumber(rejected),
      formatNumber(returned),
    );
  }
  return open === undefined ? '\u00a0' : texts.exceptionContext(formatNumber(open));
}
