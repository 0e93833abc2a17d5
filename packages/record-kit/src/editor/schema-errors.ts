import { type BodySchema, textsOfIssues } from '@widya/contract/issue-texts';

/**
 * Messages of the contract's schema for a body, by field name.
 * @returns none when the schema could not be loaded, because the API validates with the same one.
 */
export async function schemaErrors(load: () => Promise<BodySchema>, body: unknown): Promise<Record<string, string>> {
  const schema = await load().catch(() => null);
  const { error } = schema?.safeParse(body, { reportInput: true }) ?? {};
  return error ? textsOfIssues(error.issues) : {};
}
