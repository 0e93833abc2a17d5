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

/** Writes a record with a fixed set of keys as an object with these properties, which more tools understand. */
function withProperties(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('propertyNames' in value)) return value;
  const { propertyNames, additionalProperties, ...rest } = value as JsonSchema & { propertyNames: { enum?: string[] } };
  if (propertyNames.enum === undefined || !('required' in value)) return value;
  const properties = Object.fromEntries(propertyNames.enum.map((name) => [name, additionalProperties]));
  return { ...rest, properties, additionalProperties: false };
}

/** Changes references to OpenAPI's location of schemas, and removes ids that JSON Schema would resolve against. */
function relinked(node: unknown): JsonSchema {
  const text = JSON.stringify(node, (key, value) =>
    key === 'id' && typeof value === 'string' ? undefined : withProperties(value),
  );
  return JSON.parse(text.replaceAll('"#/$defs/', `"${REFERENCE}`));
}
