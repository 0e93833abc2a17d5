import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../packages/remote-tools/build/paths.ts';
import { releaseCommands } from './commands.ts';

/** Packages of which the server uses little; they are not installed in a release. */
export const BUNDLED = ['date-fns', 'date-fns-tz'] as const;

const isExternal = (id: string): boolean =>
  /^(node:|@?[a-z])/i.test(id) && !id.startsWith('@widya/') && !BUNDLED.some((name) => id.split('/')[0] === name);

/** Old versions of Node cannot parse the server, so it is loaded after the check. */
const startingFile = (name: string): string => `import './require-node.mjs';\n\nawait import('./code/${name}.js');\n`;

/** Writes the server and its commands as plain JavaScript; packages stay in `node_modules`. */
export async function bundleServer(folder: string): Promise<void> {
  const commands = releaseCommands();
  const input = Object.fromEntries(Object.entries(commands).map(([name, source]) => [name, path.join(ROOT, source)]));
  // Imported on demand, so that a build without changes does not load the bundler.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input, cwd: ROOT, platform: 'node', external: isExternal, logLevel: 'warn' });
  try {
    // In one folder, so that every file finds the migrations beside it.
    await bundle.write({
      dir: path.join(folder, 'code'),
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    });
  } finally {
    await bundle.close();
  }
  const migrations = path.join(ROOT, 'packages/server/src/platform/database/migrations');
  // Snapshots of the schema are needed only to write the next migration.
  const filter = (file: string): boolean => !file.endsWith('_snapshot.json');
  cpSync(migrations, path.join(folder, 'code/migrations'), { recursive: true, filter });
  cpSync(path.join(ROOT, 'scripts/start/require-node.mjs'), path.join(folder, 'require-node.mjs'));
  for (const name of Object.keys(commands)) writeFileSync(path.join(folder, `${name}.js`), startingFile(name));
}
