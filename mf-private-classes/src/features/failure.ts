import { type Failure, failureOf as read } from '@widya/api-client/api-error';

/** Prepares an error for display, with this area's fallback 'Kesalahan terjadi'. */
export const failureOf = (caught: unknown, fallback = 'Kesalahan terjadi'): Failure | null => read(caught, fallback);
