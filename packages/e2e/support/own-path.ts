import { delimiter } from 'node:path';

/** Returns the `PATH` of a person's shell, without the package folders that pnpm adds for the scripts it runs. */
export const ownPath = (): string =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
