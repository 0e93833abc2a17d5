import { logWord } from '@widya/contract/admin-log-words';
import { OUTCOME_LABELS, outcomeOf } from '@widya/contract/order-status';
import { paymentMethodLabel } from '@widya/contract/payment-words';
import { statusChangeWords } from '@widya/contract/registration-status';

const CODED: ReadonlySet<string> = new Set(['status', 'scenario', 'gender', 'newsletter_source']);

function labelOf(field: string, value: string): string {
  if (field === 'status_change_info') return statusChangeWords(value);
  if (field === 'paid_status') return OUTCOME_LABELS[outcomeOf({ paid_status: value })];
  if (field === 'payment_type') return paymentMethodLabel(value);
  return CODED.has(field) ? (logWord(field, value) ?? value) : value;
}

/** A row with labels in place of codes, because the person concerned reads it. */
export const withLabels = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, typeof value === 'string' ? labelOf(field, value) : value]),
  );
