import { logValueLabel } from '@widya/contract/admin-log-value-labels';
import { OUTCOME_LABELS, outcomeOf } from '@widya/contract/order-status';
import { paymentMethodLabel } from '@widya/contract/payment-labels';
import { statusChangeText } from '@widya/contract/registration-status';

const CODED: ReadonlySet<string> = new Set(['status', 'scenario', 'gender', 'newsletter_source']);

function labelOf(field: string, value: string): string {
  if (field === 'status_change_info') return statusChangeText(value);
  if (field === 'paid_status') return OUTCOME_LABELS[outcomeOf({ paid_status: value })];
  if (field === 'payment_type') return paymentMethodLabel(value);
  return CODED.has(field) ? (logValueLabel(field, value) ?? value) : value;
}

/** A row with labels in place of codes, because the person concerned reads it. */
export const withLabels = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, typeof value === 'string' ? labelOf(field, value) : value]),
  );
