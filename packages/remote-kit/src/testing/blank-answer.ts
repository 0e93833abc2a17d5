import type { CallAnswer, Endpoint, EndpointSchemas } from '@widya/contract/endpoint';
import { READ_SHAPES } from '@widya/contract/read-shapes';
import type { Shape } from '@widya/contract/shape';

const LEAVES: Readonly<Record<string, unknown>> = { s: '', n: 0, b: false };

function blankOf(shape: Shape): unknown {
  if (typeof shape === 'string') return LEAVES[shape] ?? null;
  if (Array.isArray(shape)) return [];
  if (!('$' in shape))
    return Object.fromEntries(Object.entries(shape).map(([field, inner]) => [field, blankOf(inner)]));
  if (shape.$ === 'any') return blankOf((shape.of as readonly Shape[])[0] ?? '*');
  if (shape.$ === 'rows') return [];
  return shape.$ === 'each' ? {} : null;
}

/**
 * Returns an empty response of a read: null where the schema allows it, else an empty text or list, 0 or false.
 * Fixtures spread it and set only the fields they need, so that a new field requires no change of the fixtures.
 */
export const blankAnswer = <S extends EndpointSchemas>({ id }: Endpoint<S>): CallAnswer<S> =>
  blankOf(JSON.parse(READ_SHAPES[id] ?? '"*"') as Shape) as CallAnswer<S>;
