import { type Failure, failureOf as read } from '@widya/api-client/api-error';

/** Prepares an error for display, with this area's fallback 'Kesalahan terjadi'. */
export const failureOf = (caught: unknown): Failure | null => read(caught, 'Kesalahan terjadi');
