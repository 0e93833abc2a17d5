import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT, STEPS } from './steps.ts';

const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
const names = STEPS.map(({ name }) => name).toSorted();
const withoutPrefix = (keys: readonly string[], prefix: string) =>
  keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])).toSorted();

it('has a script and a task for every step', () => {
  expect(withoutPrefix(Object.keys(read('package.json').scripts), 'check:')).toEqual(names);
  expect(withoutPrefix(Object.keys(read('turbo.json').tasks), '//#check:')).toEqual(names);
});

it('keeps the report of every step in the cache', () => {
  for (const [task, { outputs = [], cache = true }] of Object.entries<{ outputs?: string[]; cache?: boolean }>(
    read('turbo.json').tasks,
  ))
    if (cache) expect(outputs).toContain(`.tmp/test/${task.slice('//#check:'.length)}.*`);
});
