import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, remoteNames } from '../packages/remote-tools/build/paths.ts';
import { filesOf } from './lib/new-remote/files.ts';
import { namesOf } from './lib/new-remote/names.ts';
import { withoutScreenType, withScreenType } from './lib/new-screen/screen-type.ts';
import { writeGenerated } from './lib/write-generated.ts';

const SCREENS = 'packages/remote-kit/src/screens.ts';
const { positionals, values } = parseArgs({
  allowPositionals: true,
  // Removes what the command has created; for its test.
  options: { remove: { type: 'boolean', default: false } },
});
const names = namesOf(positionals[0] ?? '');
const dir = path.join(ROOT, names.folder);
const screens = readFileSync(path.join(ROOT, SCREENS), 'utf8');

if (values.remove) {
  rmSync(dir, { recursive: true, force: true });
  writeGenerated({ [SCREENS]: withoutScreenType(screens, names.pascal) });
  console.log(`${names.folder} is gone.`);
} else {
  if (existsSync(dir)) throw new Error(`${names.folder} exists already`);
  const [model = ''] = remoteNames();
  const files = filesOf(names, readFileSync(path.join(ROOT, model, 'package.json'), 'utf8'));
  writeGenerated({
    ...Object.fromEntries(Object.entries(files).map(([file, content]) => [`${names.folder}/${file}`, content])),
    [SCREENS]: withScreenType(screens, names.pascal, `/${names.kebab}`),
  });
  console.log(
    `${names.folder} is ready: npx -y pnpm install, then npx -y pnpm dev ${names.folder}. Its screen is at /${names.kebab}.`,
  );
}
