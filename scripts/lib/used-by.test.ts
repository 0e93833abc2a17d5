import path from 'node:path';
import { expect, it } from '@jest/globals';
import { usedBy } from './used-by.ts';

const ROOT = path.join(import.meta.dirname, '../..');

it('finds the screens of a component, also those that reach it through a part of theirs', () => {
  const found = usedBy(ROOT);
  const namesOf = (component: string) => found[component]?.map(({ name }) => name) ?? [];
  expect(namesOf('button').length).toBeGreaterThan(20);
  expect(namesOf('data-table')).toContain('mf-classes/class-list');
  expect(namesOf('data-table')).not.toContain('mf-classes/create-class');
  expect(namesOf('record-kit/editor/record-editor')).toContain('mf-classes/create-class');
  expect(Object.keys(found)).not.toContain('testing/choose-action');
});
