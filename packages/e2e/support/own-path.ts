import { delimiter } from 'node:path';

/** The `PATH` of a person's shell: without the packages that pnpm adds for the scripts it runs. */
export const ownPath = (): string =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
