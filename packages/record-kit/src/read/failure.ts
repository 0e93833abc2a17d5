import { type Failure, failureOf as read } from '@widya/api-client/api-error';

/** Prepares an error for display, with the message of classes, courses and commerce when the API sent none. */
export const failureOf = (caught: unknown, fallback = 'Kesalahan terjadi'): Failure | null => read(caught, fallback);
