import { z } from 'zod';

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface SchemaWriter {
  /** JSON schema of requests (`input`) or responses (`output`); named schemas become references. */
  readonly write: (schema: z.ZodType, io: 'input' | 'output') => JsonSchema;
  /** The named schemas written so far. */
  readonly named: () => Readonly<Record<string, JsonSchema>>;
}

const REFERENCE = '#/components/schemas/';

/** Translates zod schemas; those with `.meta({ id })` are written once and referenced. */
export function schemaWriter(): SchemaWriter {
  const named: Record<string, JsonSchema> = {};
  return {
    write: (schema, io) => {
      const {
        $schema: _,
        $defs,
        ...own
      } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
      for (const [id, definition] of Object.entries($defs ?? {})) named[id] = relinked(definition);
      return relinked(own);
    },
    named: () => named,
  };
}

/** Changes references to OpenAPI's location of schemas, and removes ids that JSON Schema would resolve against. */
function relinked(node: unknown): JsonSchema {
  const text = JSON.stringify(node, (key, value) => (key === 'id' && typeof value === 'string' ? undefined : value));
  return JSON.parse(text.replaceAll('"#/$defs/', `"${REFERENCE}`));
}
