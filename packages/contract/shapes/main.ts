import { writeFileSync } from 'node:fs';
import { readShapes } from './shapes-of-catalog.ts';

// `pnpm shapes`: regenerates the shapes with which browsers check answers; run it after a change of the schemas.
const lines = Object.entries(readShapes()).map(([id, shape]) => `  ${id}: '${shape}',`);
const source = [
  '/** Shapes of answers as JSON, by the id of the endpoint. Made by `pnpm shapes`; a test compares them with the schemas. */',
  'export const READ_SHAPES: Readonly<Record<string, string>> = {',
  ...lines,
  '};',
  '',
];
writeFileSync(new URL('../src/read-shapes.ts', import.meta.url), source.join('\n'));
