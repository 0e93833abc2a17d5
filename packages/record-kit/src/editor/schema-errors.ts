import { type BodySchema, textsOfIssues } from '@widya/contract/issue-texts';

/**
 * The sentences of the contract's schema for a body, by name of field.
 * @returns none when the schema could not be loaded: the API checks with the same one.
 */
export async function schemaErrors(load: () => Promise<BodySchema>, body: unknown): Promise<Record<string, string>> {
  const schema = await load().catch(() => null);
  const { error } = schema?.safeParse(body, { reportInput: true }) ?? {};
  return error ? textsOfIssues(error.issues) : {};
}
