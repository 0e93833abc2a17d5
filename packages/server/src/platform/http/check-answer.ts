import type { CatalogEntry } from '@widya/contract/catalog';

/**
 * Holds an answer against its schema: fields the schema does not name are taken out, so that nothing leaves by accident (S1).
 * @throws Error, answered as 500, when the answer is not what the contract promises.
 */
export function checkedAnswer({ facts, schemas }: CatalogEntry, answer: unknown): unknown {
  const parsed = schemas.answer.safeParse(answer);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`);
  throw new Error(`The answer of ${facts.id} breaks its contract: ${places.join('; ')}`);
}
