import type { CatalogEntry } from '@widya/contract/catalog';
import { PARTICIPANT_CALLS } from '@widya/contract/participant-calls';
import type { Binding } from '../platform/http/bind.ts';
import { refusalComponents } from './error-responses.ts';
import { errorBodySchema } from './error-schema.ts';
import { schemaWriter } from './json-schemas.ts';
import { operationOf } from './operation.ts';
import { PARTICIPANT_CALLS_INTRODUCTION } from './participant-calls.ts';
import { recordedCallOf } from './recorded-call.ts';
import { headerComponents } from './response-headers.ts';

const DESCRIPTION = [
  'Lists take `page`, `per_page`, `sort` and `q`. Every POST takes an `Idempotency-Key`.',
  'Refusals have one shape: `code` is for programs, `msg` and `errors` are Indonesian sentences for people, `request_id` finds the request in the log.',
].join('\n\n');

const PARAMETERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Stored for 24 hours: the same key with the same body gets the same answer, with another body 409.',
    schema: { type: 'string', minLength: 8, maxLength: 200 },
    example: '5f0c1f5e-2c55-4b0a-9d6c-0b1f3f1f2a77',
  },
};

const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', description: 'Token of a session, as a sign-in answers it.' },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'wid_…',
    description:
      'Token of a program, which superadmins make under Token API: limited to menu keys, read only or with writes, at most a year.',
  },
  deployToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'wid_…',
    description: 'Token of the CI of a team, which superadmins make under Token API: publishes the remotes it names.',
  },
  addressProof: {
    type: 'http',
    scheme: 'bearer',
    description: 'Token of a device that has proved an email address.',
  },
};

/** OpenAPI writes `{code}` where routes write `:code`. */
const openApiPath = ({ documentedPath, path }: CatalogEntry['facts']): string =>
  (documentedPath ?? path).replace(/:([A-Za-z_]\w*)/g, '{$1}');

const shapeOf = (path: string): string => path.replace(/\{\w+\}/g, '{}');

const namesIn = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** A path may be documented once, so an endpoint takes over the parameter names of an earlier one with the same path. */
function withNamesOf<Operation extends ReturnType<typeof operationOf>>(
  operation: Operation,
  from: string,
  to: string,
): Operation {
  const names = new Map(namesIn(from).map((name, index) => [name, namesIn(to)[index] ?? name]));
  const parameters = operation.parameters.map((parameter) =>
    'in' in parameter && parameter.in === 'path'
      ? { ...parameter, name: names.get(parameter.name) ?? parameter.name }
      : parameter,
  );
  return { ...operation, parameters };
}

/** The OpenAPI 3.1 document of the API, made from the catalogue and the bindings of the server's routes. */
export function openApiDocument(catalog: readonly CatalogEntry[], bindings: readonly Binding[], serverUrl: string) {
  const schemas = schemaWriter();
  const byId = new Map(bindings.map((binding) => [binding.facts.id, binding]));
  const paths: Record<string, Record<string, unknown>> = {};
  const pathOfShape = new Map<string, string>();
  for (const entry of catalog) {
    const { id, method } = entry.facts;
    const own = openApiPath(entry.facts);
    const path = pathOfShape.get(shapeOf(own)) ?? own;
    pathOfShape.set(shapeOf(own), path);
    const operation = operationOf(entry, byId.get(id), recordedCallOf(id), schemas);
    paths[path] = { ...paths[path], [method.toLowerCase()]: withNamesOf(operation, own, path) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Widya API',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: [{ name: PARTICIPANT_CALLS, description: PARTICIPANT_CALLS_INTRODUCTION.join('\n\n') }],
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      parameters: PARAMETERS,
      headers: headerComponents(),
      responses: refusalComponents(),
      schemas: { Error: errorBodySchema, ...schemas.named() },
    },
  };
}
