import { describe, expect, it } from '@jest/globals';
import { readShapes } from '../shapes/shapes-of-catalog.ts';
import { READ_SHAPES } from './read-shapes.ts';
import { fits, type Shape } from './shape.ts';

const shapeOf = (id: string): Shape => JSON.parse(READ_SHAPES[id] ?? '""') as Shape;

describe('shapes of answers', () => {
  it('are those of the schemas; `pnpm shapes` writes them anew', () => {
    expect(READ_SHAPES).toEqual(readShapes());
  });

  it.each([
    null,
    [],
    {},
    'halo',
    { data: null, meta: {} },
    { data: {}, meta: { page: 1, per_page: 10, total: 0 } },
    [{}],
  ])('tell a page of topics from %j', (answer) => {
    const page = { data: [], meta: { page: 1, per_page: 10, total: 0 } };
    expect(fits(page, shapeOf('listTopics'))).toBe(true);
    expect(fits(answer, shapeOf('listTopics'))).toBe(Array.isArray(answer) && answer.length === 0);
  });

  it('let fields be missing or null where the schema does, and nowhere else', () => {
    const shape: Shape = { name: 's', note: 's?', tags: { $: 'maybe', of: ['s'] }, counts: { $: 'each', of: 'n' } };
    expect(fits({ name: 'a', counts: { x: 1 } }, shape)).toBe(true);
    expect(fits({ name: 'a', note: null, tags: null, counts: {}, more: 1 }, shape)).toBe(true);
    expect(fits({ name: null, counts: {} }, shape)).toBe(false);
    expect(fits({ name: 'a', tags: [1], counts: {} }, shape)).toBe(false);
    expect(fits({ name: 'a', counts: { x: '1' } }, shape)).toBe(false);
    expect(fits({ name: 'a', note: 5, counts: {} }, shape)).toBe(false);
  });
});
