import path from 'node:path';
import { usedBy } from './lib/used-by.ts';

/* Prints, for the pages of Storybook, which screens use which part of the design system. */
process.stdout.write(JSON.stringify(usedBy(path.join(import.meta.dirname, '..'))));
