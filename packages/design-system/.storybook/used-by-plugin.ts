import { execFileSync } from 'node:child_process';
import path from 'node:path';

const NAME = 'virtual:used-by';
const RESOLVED = `\0${NAME}`;

/** Provides the screens that use each component, read from the imports when Storybook is built. */
export const usedByPlugin = (root: string) => ({
  name: 'used-by',
  resolveId: (id: string) => (id === NAME ? RESOLVED : null),
  load(id: string) {
    if (id !== RESOLVED) return null;
    const json = execFileSync(process.execPath, [path.join(root, 'scripts/used-by.ts')], { encoding: 'utf8' });
    return `export default ${json};`;
  },
});
