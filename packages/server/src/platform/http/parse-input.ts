import type { EndpointSchemas } from '@widya/contract/endpoint';
import { ownSentence, textsOfIssues } from '@widya/contract/issue-texts';
import type { z } from 'zod';
import { ApiFailure, notFound } from './api-failure.ts';

export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers?: unknown;
}

const checked = (schema: z.ZodType | undefined, value: unknown) =>
  // Issues need the input only to distinguish "missing" from "wrong"; it is never sent back.
  schema?.safeParse(value, { reportInput: true });

/**
 * Parses input with the endpoint's schemas; undeclared fields are dropped (S12).
 * @throws ApiFailure 404 for an invalid path parameter, 422 VALIDATION with a message per field.
 */
export function parseInput(schemas: EndpointSchemas, raw: Input): Input {
  const params = checked(schemas.params, raw.params);
  if (params && !params.success) throw notFound();
  const query = checked(schemas.query, raw.query);
  const body = checked(schemas.body, raw.body);
  const headers = checked(schemas.headers, raw.headers);
  const issues = [query, body, headers].flatMap((part) => part?.error?.issues ?? []);
  // A message of the whole form, such as 'Mohon mengisi formulir dengan lengkap', becomes the message of the call.
  const sentence = issues.map(ownSentence).find((own) => own !== undefined);
  if (issues.length > 0) throw new ApiFailure(422, 'VALIDATION', sentence, { errors: textsOfIssues(issues) });
  return { params: params?.data, query: query?.data, body: body?.data, headers: headers?.data };
}
