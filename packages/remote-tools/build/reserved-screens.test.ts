import path from 'node:path';
import { expect, test } from '@jest/globals';
import { firstSegment, isStaffName } from '@widya/contract/reserved-names';
import { SHELL_PATHS, validateTogether } from '@widya/releases/validate-together';
import { ROOT, remoteNames } from './paths.ts';
import { readManifest } from './read-manifest.ts';

test('no event can take the address of a screen: every first segment is in STAFF_SEGMENTS', async () => {
  const manifests = await Promise.all(remoteNames().map((name) => readManifest(path.join(ROOT, name))));
  expect(() => validateTogether(manifests)).not.toThrow();
  const paths = [...SHELL_PATHS, ...manifests.flatMap(({ routes }) => routes.map((route) => route.path))];
  const segments = new Set(paths.flatMap((path) => firstSegment(path) ?? []));
  expect([...segments].filter((segment) => !isStaffName(segment))).toEqual([]);
});
