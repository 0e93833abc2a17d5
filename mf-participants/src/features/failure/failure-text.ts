import { failureOf } from '@widya/api-client/api-error';

/** Shown where the API gave no sentence. Source: specification 2 §8. */
export const FALLBACK = 'Terjadi Kesalahan';

/** The sentence of the API, else 'Terjadi Kesalahan'. */
export const failureText = (caught: unknown): string => failureOf(caught, FALLBACK)?.title ?? FALLBACK;
