import { expect, test } from '@jest/globals';
import { type Agreement, breakingChanges, committedAgreement, currentAgreement } from './agreement.ts';

const agreement = (manifest: Agreement['manifest'], federation = '2.9.2'): Agreement => ({
  contract: 1,
  federation,
  manifest,
});
const old = agreement({
  type: 'object',
  properties: { label: { type: 'string' }, icon: { enum: ['tag', 'book'] }, routes: { type: 'array', items: {} } },
  required: ['label'],
});

test.each<[string, Agreement, readonly string[]]>([
  ['nothing', old, []],
  [
    'a new optional field',
    agreement({ ...old.manifest, properties: { ...(old.manifest.properties as object), colour: {} } }),
    [],
  ],
  ['a field that became optional', agreement({ ...old.manifest, required: [] }), []],
  [
    'a removed field',
    agreement({ ...old.manifest, properties: { label: { type: 'string' }, icon: { enum: ['tag', 'book'] } } }),
    ['manifest.routes was removed'],
  ],
  [
    'a field that became required',
    agreement({ ...old.manifest, required: ['label', 'icon'] }),
    ['manifest.icon became required'],
  ],
  [
    'a value that is no longer accepted, another type and a stricter item',
    agreement({
      ...old.manifest,
      properties: {
        label: { type: 'number' },
        icon: { enum: ['tag', 'ticket'] },
        routes: { type: 'array', items: { minLength: 1 } },
      },
    }),
    [
      'manifest.label has another type',
      'manifest.icon no longer accepts "book"',
      'manifest.routes[] has another minLength',
    ],
  ],
  [
    'another version of the federation plugin',
    agreement(old.manifest, '3.0.0'),
    ['the federation plugin is 3.0.0, not 2.9.2'],
  ],
])('%s', (_, next, changes) => {
  expect(breakingChanges(old, next)).toEqual(changes);
});

test('a breaking change of the agreement raises CONTRACT_VERSION', () => {
  const [committed, current] = [committedAgreement(), currentAgreement()];
  expect(current.contract === committed.contract ? breakingChanges(committed, current) : []).toEqual([]);
});

test('the committed agreement is that of the sources: pnpm agreement', () => {
  expect(committedAgreement()).toEqual(currentAgreement());
});
