import type { RemoteManifest } from '@widya/contract/routing/manifest';

/**
 * Ends with everything that is wrong in manifests.
 * @param subject remote, or `all remotes together`.
 * @throws Error that lists the mistakes.
 */
export const failManifest = (subject: string, mistakes: readonly string[]): never => {
  throw new Error(`Manifest of ${subject}:\n${mistakes.map((mistake) => `  - ${mistake}`).join('\n')}`);
};

/** Values that occur more than once. */
export const repeated = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** Makes patterns comparable that match the same paths: `/editor/:code` and `/editor/:event_url`. */
export const shapeOf = (route: string): string => route.replaceAll(/:\w+/g, ':');

/** What is wrong in one manifest although its shape is right. */
export function manifestMistakes({ routes, menu, tabs }: RemoteManifest): readonly string[] {
  const paths = new Set<string>(routes.map((route) => route.path));
  return [
    ...repeated(routes.map((route) => route.screen)).map(
      (screen) => `screen ${screen} has two routes: linkTo would not know which`,
    ),
    ...repeated(routes.map((route) => shapeOf(route.path))).map((shape) => `path ${shape} twice`),
    ...[...menu, ...tabs]
      .filter(({ path }) => !paths.has(path))
      .map(({ path }) => `menu or tab leads to ${path}, which is no route of it`),
  ];
}
