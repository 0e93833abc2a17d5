import { needsReview, outcomeOf, type ProviderStatus } from '@widya/contract/order-status';
import type { OrderState } from '@widya/design-system/status/order';

/** What the drawer calls an order: its outcome, or that the provider holds it back. */
export const orderState = (order: ProviderStatus): OrderState => (needsReview(order) ? 'review' : outcomeOf(order));
