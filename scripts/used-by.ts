import path from 'node:path';
import { usedBy } from './lib/used-by.ts';

/* Prints, for the pages of Storybook, which screens use which component of the design system and the record kit. */
process.stdout.write(JSON.stringify(usedBy(path.join(import.meta.dirname, '..'))));
