import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { screenNamesOf } from '../packages/create-remote/src/names.ts';
import { ROOT } from '../packages/remote-tools/build/paths.ts';
import { screenFilesOf } from './lib/new-screen/files.ts';
import { insertRoute } from './lib/new-screen/insert-route.ts';
import { withScreenType } from './lib/new-screen/screen-type.ts';
import { writeGenerated } from './lib/write-generated.ts';

const SCREENS = 'packages/remote-kit/src/screens.ts';
const USAGE = 'pnpm new-screen mf-remote name [/address]';
const { positionals } = parseArgs({ allowPositionals: true });
const [remote = '', kebab = '', address = `/${kebab}`] = positionals;
const manifest = path.join(remote, 'src/manifest.ts');
if (!/^mf-[a-z-]+$/.test(remote) || !existsSync(path.join(ROOT, manifest)))
  throw new Error(`Write: ${USAGE}; there is no remote ${remote}`);
if (!/^\/[\w:/-]+$/.test(address)) throw new Error(`Write: ${USAGE}; ${address} is no address`);

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const names = screenNamesOf(kebab, USAGE);
const folder = `${remote}/src/screens`;
if (existsSync(path.join(ROOT, folder, kebab))) throw new Error(`${folder}/${kebab} exists already`);
writeGenerated({
  ...Object.fromEntries(
    Object.entries(screenFilesOf(names, remote)).map(([file, content]) => [`${folder}/${file}`, content]),
  ),
  [manifest]: insertRoute(read(manifest), names, address),
  [SCREENS]: withScreenType(read(SCREENS), names.pascal, address),
});
console.log(
  `${names.pascal} is ready at ${address}. Say in ${manifest} who may open it, and add it to docs/product/routes.json.`,
);
