import { acceptsApiToken, acceptsDeployToken } from '@widya/contract/api-token-rules';
import type { CatalogEntry } from '@widya/contract/catalog';
import { type Access, type EndpointFacts, keysOf } from '@widya/contract/endpoint';
import { isParticipantCall } from '@widya/contract/participant-calls';
import type { z } from 'zod';
import type { Binding } from '../platform/http/bind.ts';
import { refusalsOf } from './error-responses.ts';
import type { JsonSchema, SchemaWriter } from './json-schemas.ts';
import { groupOf } from './participant-calls.ts';
import type { RecordedCall } from './recorded-call.ts';
import { requestBodyOf } from './request-body.ts';
import { headersOf } from './response-headers.ts';

/** An English sentence about who may call. */
function accessSentence(access: Access): string {
  if (access.kind === 'public') return 'Anyone, without a token.';
  const roles = `Roles: ${access.roles.join(', ')}.`;
  const keys = keysOf(access).map((key) => `\`${key}\``);
  const key = keys.length > 0 ? ` Needs the granted key ${keys.join(' or ')}.` : '';
  const scope =
    access.scope !== undefined && access.scope !== 'self' ? ' Instructors see only what they are linked to.' : '';
  return roles + key + scope;
}

/** Recorded values of parameters are texts in an address; the schema says what they mean. */
const exampleOf = (value: string | number | undefined, { type }: JsonSchema) => {
  if (value === undefined) return {};
  return { example: type === 'integer' || type === 'number' ? Number(value) : String(value) };
};

const parametersOf = (
  schema: z.ZodType | undefined,
  location: 'path' | 'query' | 'header',
  writer: SchemaWriter,
  recorded: Readonly<Record<string, string | number>> = {},
) => {
  if (!schema) return [];
  const { properties = {}, required = [] } = writer.write(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, own]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: own,
    ...exampleOf(recorded[name], own),
  }));
};

/**
 * Staff calls that a menu key opens accept an API token, too. Calls for participants accept an address proof; those that
 * need one answer 401 without it.
 */
const securityOf = (facts: EndpointFacts): readonly Record<string, readonly string[]>[] => {
  if (acceptsDeployToken(facts.access)) return [{ bearer: [] }, { deployToken: [] }];
  if (acceptsApiToken(facts.access)) return [{ bearer: [] }, { apiToken: [] }];
  if (facts.access.kind !== 'public') return [{ bearer: [] }];
  return isParticipantCall(facts) ? [{}, { addressProof: [] }] : [];
};

function successOf(entry: CatalogEntry, recorded: RecordedCall | undefined, writer: SchemaWriter) {
  const { facts, schemas } = entry;
  const success = { description: 'Success.', headers: headersOf(entry) };
  if (facts.status === 204) return success;
  const example = recorded?.answer === undefined ? {} : { example: recorded.answer };
  const schema = writer.write(schemas.answer, 'output');
  return { ...success, content: { [facts.answerType ?? 'application/json']: { schema, ...example } } };
}

/** The OpenAPI operation of an endpoint. @param recorded its example; without one the operation shows none. */
export function operationOf(
  entry: CatalogEntry,
  binding: Binding | undefined,
  recorded: RecordedCall | undefined,
  writer: SchemaWriter,
) {
  const { facts, schemas } = entry;
  return {
    operationId: facts.id,
    summary: facts.summary,
    description: accessSentence(facts.access),
    tags: [groupOf(facts)],
    security: securityOf(facts),
    parameters: [
      ...parametersOf(schemas.params, 'path', writer, recorded?.params),
      ...parametersOf(schemas.query, 'query', writer, recorded?.query),
      ...parametersOf(schemas.headers, 'header', writer),
      ...(facts.method === 'POST' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...requestBodyOf(entry, binding?.options.upload, recorded, writer),
    responses: { [facts.status ?? 200]: successOf(entry, recorded, writer), ...refusalsOf(entry) },
  };
}
