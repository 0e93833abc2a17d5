import { needsReview, outcomeOf, type ProviderStatus } from '@widya/contract/order-status';
import type { OrderState } from '@widya/design-system/status/order';

/** State of an order in the drawer: its outcome, or under review by the provider. */
export const orderState = (order: ProviderStatus): OrderState => (needsReview(order) ? 'review' : outcomeOf(order));
