import path from 'node:path';
import { usedBy } from './lib/used-by.ts';

/* Prints which screens use which component of the design system and the record kit, for Storybook's pages. */
process.stdout.write(JSON.stringify(usedBy(path.join(import.meta.dirname, '..'))));
