import type { CatalogEntry } from '@widya/contract/catalog';

/**
 * Parses an answer with its schema, which removes undeclared fields, so that nothing leaks by accident (S1).
 * @throws Error, sent as 500, when the answer does not match the contract.
 */
export function checkedAnswer({ facts, schemas }: CatalogEntry, answer: unknown): unknown {
  const parsed = schemas.answer.safeParse(answer);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`);
  throw new Error(`The answer of ${facts.id} breaks its contract: ${problems.join('; ')}`);
}
