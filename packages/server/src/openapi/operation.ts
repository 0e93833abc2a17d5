import type { CatalogEntry } from '@widya/contract/catalog';
import { type Access, type EndpointFacts, keysOf } from '@widya/contract/endpoint';
import { isParticipantCall } from '@widya/contract/participant-calls';
import type { z } from 'zod';
import type { JsonSchema, SchemaWriter } from './json-schemas.ts';
import { groupOf } from './participant-calls.ts';

/** An English sentence about who may call. */
export function accessSentence(access: Access): string {
  if (access.kind === 'public') return 'Anyone, without a token.';
  const roles = `Roles: ${access.roles.join(', ')}.`;
  const keys = keysOf(access).map((key) => `\`${key}\``);
  const key = keys.length > 0 ? ` Needs the granted key ${keys.join(' or ')}.` : '';
  const scope =
    access.scope !== undefined && access.scope !== 'self' ? ' Instructors see only what they are linked to.' : '';
  return roles + key + scope;
}

const parametersOf = (schema: z.ZodType | undefined, place: 'path' | 'query' | 'header', writer: SchemaWriter) => {
  if (!schema) return [];
  const { properties = {}, required = [] } = writer.write(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, own]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: own,
  }));
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Kept 24 hours: the same key with the same body gets the same answer, with another body 409.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
};

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

function refusalsOf({ access }: EndpointFacts, { params, query, body, headers }: CatalogEntry['schemas']) {
  return {
    ...(access.kind === 'staff'
      ? { 401: refusal('No valid token.'), 403: refusal('The role or the granted keys do not allow it.') }
      : {}),
    ...(params ? { 404: refusal('There is no such record, or not for this caller.') } : {}),
    ...(query || body || headers ? { 422: refusal('The input is not valid; `errors` names the fields.') } : {}),
    429: refusal('Too many calls.'),
  };
}

function bodyOf({ body }: EndpointFacts, schemas: CatalogEntry['schemas'], writer: SchemaWriter) {
  // Raw bytes have no schema (OpenAPI 3.1, "Considerations for file uploads").
  if (body === 'bytes') return { requestBody: { content: { 'application/offset+octet-stream': {} } } };
  if (!schemas.body) return {};
  const type = body === 'multipart' ? 'multipart/form-data' : 'application/json';
  return { requestBody: { content: { [type]: { schema: writer.write(schemas.body, 'input') } } } };
}

/** Calls for participants accept an address proof; those that need one say so by their response. */
const securityOf = (facts: EndpointFacts): readonly Record<string, readonly string[]>[] => {
  if (facts.access.kind !== 'public') return [{ bearer: [] }];
  return isParticipantCall(facts) ? [{}, { addressProof: [] }] : [];
};

export function operationOf({ facts, schemas }: CatalogEntry, writer: SchemaWriter) {
  return {
    operationId: facts.id,
    summary: facts.summary,
    description: accessSentence(facts.access),
    tags: [groupOf(facts)],
    security: securityOf(facts),
    parameters: [
      ...parametersOf(schemas.params, 'path', writer),
      ...parametersOf(schemas.query, 'query', writer),
      ...parametersOf(schemas.headers, 'header', writer),
      ...(facts.method === 'POST' ? [idempotencyKey] : []),
    ],
    ...bodyOf(facts, schemas, writer),
    responses: {
      [facts.status ?? 200]: {
        description: 'Success.',
        ...(facts.status === 204
          ? {}
          : {
              content: { [facts.answerType ?? 'application/json']: { schema: writer.write(schemas.answer, 'output') } },
            }),
      },
      ...refusalsOf(facts, schemas),
    },
  };
}
