import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { namesOf, screenRoute } from '../packages/create-remote/src/names.ts';
import { writeProject } from '../packages/create-remote/src/write-project.ts';
import { ROOT, remoteNames } from '../packages/remote-tools/build/paths.ts';
import { filesOf } from './lib/new-remote/files.ts';
import { withoutScreenType, withScreenType } from './lib/new-screen/screen-type.ts';
import { packSdk } from './lib/sdk/pack-sdk.ts';
import { writeGenerated } from './lib/write-generated.ts';

const SCREENS = 'packages/remote-kit/src/screens.ts';
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    // Removes what the command has created; for its test.
    remove: { type: 'boolean', default: false },
    // A folder for a repository of its own, outside this one.
    standalone: { type: 'string' },
  },
});
const names = namesOf(positionals[0] ?? path.basename(values.standalone ?? ''));
const dir = path.join(ROOT, names.folder);
const screens = readFileSync(path.join(ROOT, SCREENS), 'utf8');

if (values.standalone !== undefined) {
  const created = writeProject(values.standalone, packSdk());
  console.log(
    `${values.standalone} is ready: npm install, then npx widya-remote dev. Its screen is at ${screenRoute(created)}.`,
  );
} else if (values.remove) {
  rmSync(dir, { recursive: true, force: true });
  writeGenerated({ [SCREENS]: withoutScreenType(screens, names.pascal) });
  console.log(`${names.folder} is gone.`);
} else {
  if (existsSync(dir)) throw new Error(`${names.folder} exists already`);
  const [model = ''] = remoteNames();
  const files = filesOf(names, readFileSync(path.join(ROOT, model, 'package.json'), 'utf8'));
  writeGenerated({
    ...Object.fromEntries(Object.entries(files).map(([file, content]) => [`${names.folder}/${file}`, content])),
    [SCREENS]: withScreenType(screens, names.pascal, screenRoute(names)),
  });
  console.log(
    `${names.folder} is ready: npx -y pnpm install, then npx -y pnpm dev ${names.folder}. Its screen is at ${screenRoute(names)}.`,
  );
}
