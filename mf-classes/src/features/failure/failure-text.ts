import { sentenceOf } from '@widya/api-client/api-error';
import { FALLBACK_MESSAGE } from '@widya/contract/errors';

/** Shown where the API gave no sentence. Source: specification 1 §8. */
const CLASS_FALLBACK = 'Kesalahan terjadi';

/** The sentence of the API, else 'Kesalahan terjadi'. Rules. */
export function failureText(caught: unknown): string {
  const sentence = sentenceOf(caught);
  return sentence === FALLBACK_MESSAGE ? CLASS_FALLBACK : sentence;
}
