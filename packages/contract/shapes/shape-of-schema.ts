import type { z } from 'zod';
import { type Shape, shapesOfRows } from '../src/shape.ts';

const LEAVES: Readonly<Record<string, string>> = { string: 's', number: 'n', boolean: 'b' };

const maybe = (shape: Shape): Shape => {
  if (typeof shape !== 'string') return { $: 'maybe', of: shape };
  return shape.endsWith('?') || shape === '*' ? shape : `${shape}?`;
};

const anyOf = (shapes: readonly Shape[]): Shape => {
  const different = [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()];
  const [first = '*'] = different;
  if (different.length === 1) return first;
  const row: Shape | undefined = Array.isArray(first) ? first[0] : undefined;
  if (row !== undefined && JSON.stringify(different) === JSON.stringify(shapesOfRows(row)))
    return { $: 'rows', of: row };
  return { $: 'any', of: different };
};

/** The shape of a schema's output, as JSON; `*` stands for what JSON cannot express. */
export function shapeOfSchema(schema: z.core.$ZodType): Shape {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
    case 'enum':
    case 'template_literal':
      return 's';
    case 'number':
      return 'n';
    case 'boolean':
      return 'b';
    case 'literal':
      return anyOf(def.values.map((value) => (value === null ? '*' : (LEAVES[typeof value] ?? '*'))));
    case 'array':
      return [shapeOfSchema(def.element)];
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([field, inner]) => [field, shapeOfSchema(inner)]));
    case 'record':
      return { $: 'each', of: shapeOfSchema(def.valueType) };
    case 'union':
      return anyOf(def.options.map(shapeOfSchema));
    case 'nullable':
    case 'optional':
      return maybe(shapeOfSchema(def.innerType));
    case 'default':
    case 'prefault':
    case 'readonly':
      return shapeOfSchema(def.innerType);
    case 'pipe':
      return shapeOfSchema(def.out);
    default:
      return '*';
  }
}
