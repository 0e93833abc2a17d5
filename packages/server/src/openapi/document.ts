import type { CatalogEntry } from '@widya/contract/catalog';
import { PARTICIPANT_CALLS } from '@widya/contract/participant-calls';
import { errorBodySchema } from './error-schema.ts';
import { schemaWriter } from './json-schemas.ts';
import { operationOf } from './operation.ts';
import { PARTICIPANT_CALLS_INTRODUCTION } from './participant-calls.ts';

/** OpenAPI writes `{code}` where routes write `:code`. */
const openApiPath = (path: string): string => path.replace(/:([A-Za-z_]\w*)/g, '{$1}');

/** The OpenAPI 3.1 document of the API, made from the same catalogue as the server's routes. */
export function openApiDocument(catalog: readonly CatalogEntry[], serverUrl: string) {
  const schemas = schemaWriter();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const entry of catalog) {
    const path = openApiPath(entry.facts.path);
    paths[path] = { ...paths[path], [entry.facts.method.toLowerCase()]: operationOf(entry, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Widya API',
      version: '1',
      description:
        'Lists take page, per_page, sort and q. Every POST takes an Idempotency-Key. Errors carry a request_id.',
    },
    tags: [{ name: PARTICIPANT_CALLS, description: PARTICIPANT_CALLS_INTRODUCTION.join('\n\n') }],
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        addressProof: {
          type: 'http',
          scheme: 'bearer',
          description: 'Token of a device that has proved an email address.',
        },
      },
      schemas: { Error: errorBodySchema, ...schemas.named() },
    },
  };
}
