import { CATALOG } from '../src/catalog.ts';
import { shapeOfSchema } from './shape-of-schema.ts';

/** Shapes of the answers that screens read, as JSON by endpoint id, derived from the schemas. */
export const readShapes = (): Record<string, string> =>
  Object.fromEntries(
    CATALOG.filter(({ facts }) => facts.method === 'GET' && facts.answerType === undefined)
      .map(({ facts, schemas }) => [facts.id, JSON.stringify(shapeOfSchema(schemas.answer))] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
