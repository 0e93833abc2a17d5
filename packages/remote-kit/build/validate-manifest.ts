import { existsSync } from 'node:fs';
import path from 'node:path';
import { firstSegment, isReservedName, isStaffName } from '@widya/contract/reserved-names';
import type { RemoteManifest } from '@widya/contract/routing/manifest';
import { z } from 'zod';
import { manifestSchema } from '../src/manifest.schema.ts';
import { screenFolder } from './paths.ts';

const fail = (remote: string, mistakes: readonly string[]): never => {
  throw new Error(`Manifest of ${remote}:\n${mistakes.map((mistake) => `  - ${mistake}`).join('\n')}`);
};

const repeated = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** Makes patterns comparable that match the same paths: `/editor/:code` and `/editor/:event_url`. */
const shapeOf = (route: string): string => route.replaceAll(/:\w+/g, ':');

/**
 * Validates one manifest: its shape, menu keys, the folder of every screen, and the paths of menu and tabs.
 * @param dir folder of the remote, whose name the manifest must have.
 * @throws Error that lists all errors.
 */
export function validateManifest(data: unknown, dir: string): RemoteManifest {
  const remote = path.basename(dir);
  const parsed = manifestSchema.safeParse(data);
  if (!parsed.success) return fail(remote, z.prettifyError(parsed.error).split('\n'));
  const manifest = parsed.data;
  const mistakes: string[] = [];
  if (manifest.remote !== remote) mistakes.push(`it says it is ${manifest.remote}`);
  for (const screen of new Set(manifest.routes.map((route) => route.screen))) {
    const file = path.join('src/screens', screenFolder(screen), 'index.tsx');
    if (!existsSync(path.join(dir, file))) mistakes.push(`screen ${screen} has no ${file}`);
  }
  for (const screen of repeated(manifest.routes.map((route) => route.screen)))
    mistakes.push(`screen ${screen} has two routes: linkTo would not know which`);
  for (const shape of repeated(manifest.routes.map((route) => shapeOf(route.path))))
    mistakes.push(`path ${shape} twice`);
  const paths = new Set(manifest.routes.map((route) => route.path));
  for (const { path: target } of [...manifest.menu, ...manifest.tabs])
    if (!paths.has(target as `/${string}`)) mistakes.push(`menu or tab leads to ${target}, which is no route of it`);
  return mistakes.length === 0 ? manifest : fail(remote, mistakes);
}

/** Paths of the shell itself, which remotes may not use. Source: A-012 and A-013. */
export const SHELL_PATHS = ['/', '/forbidden', '/profile', '/not-found', '/diagnosis'];

/** Whether a path starts like a participants' page or a path of the server. */
function isTakenElsewhere(route: string): boolean {
  const segment = firstSegment(route) ?? '';
  return isReservedName(segment) && !isStaffName(segment);
}

/**
 * Validates manifests together: paths and screen names must be unique across remotes.
 * @throws Error that lists all conflicts.
 */
export function validateTogether(manifests: readonly RemoteManifest[]): void {
  const routes = manifests.flatMap((manifest) =>
    manifest.routes.map((route) => ({ ...route, remote: manifest.remote })),
  );
  const clashes = [
    ...repeated([...SHELL_PATHS, ...routes.map((route) => shapeOf(route.path))]).map(
      (shape) => `path ${shape} is taken twice`,
    ),
    ...routes.flatMap(({ path: route }) =>
      isTakenElsewhere(route) ? `path ${route} begins like a page of participants or an address of the server` : [],
    ),
    ...repeated(routes.map((route) => route.screen)).map((screen) => `screen ${screen} exists twice`),
  ];
  if (clashes.length > 0) fail('all remotes together', clashes);
}
