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
