import { failureOf } from '@widya/api-client/api-error';

/** Shown where the API gave no sentence. Source: specification 1 §8. */
export const CLASS_FALLBACK = 'Kesalahan terjadi';

/** The sentence of the API, else 'Kesalahan terjadi'. Rules. */
export const failureText = (caught: unknown): string => failureOf(caught, CLASS_FALLBACK)?.title ?? CLASS_FALLBACK;
