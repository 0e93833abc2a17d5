import { packageFactsOf } from './package-facts.ts';

/** Stands in the compiled files for the version, which is known only when they exist. */
export const VERSION_PLACEHOLDER = 'WIDYA_VERSION';

/** The version in the `package.json` of a folder. */
export const ownVersion = (dir: string): string => packageFactsOf(dir).version ?? '0.0.0';
