import { type Failure, failureOf as read } from '@widya/api-client/api-error';

/** A failure in the words of this area, which says 'Kesalahan terjadi' where the API gave no sentence. */
export const failureOf = (caught: unknown): Failure | null => read(caught, 'Kesalahan terjadi');
