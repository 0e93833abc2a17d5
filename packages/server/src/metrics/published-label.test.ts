import { expect, it } from '@jest/globals';
import type { Registry, RemoteVersion } from '@widya/contract/routing/registry';
import { publishedLabels } from './published-label.ts';

const version = (name: string): RemoteVersion => ({ version: name }) as RemoteVersion;
const registry: Registry = {
  schema: 1,
  remotes: [
    {
      name: 'mf-classes',
      current: version('v2'),
      previous: version('v1'),
      candidate: { build: version('v3'), share: 5, accounts: [], admins: false },
    },
  ],
};

it.each([
  ['v1', 'v1'],
  ['v2', 'v2'],
  ['v3', 'v3'],
  ['v4', 'other'],
])('version %s is labelled %s', (reported, label) =>
  expect(publishedLabels(registry, 'mf-classes', reported)).toEqual({ remote: 'mf-classes', version: label }),
);
