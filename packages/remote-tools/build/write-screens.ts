import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.ts';
import { readManifest } from './read-manifest.ts';
import { screenTypes } from './screen-types.ts';

// Generates the types of screens after a change of a manifest. Run by `pnpm screens`.
const remotes = globSync('mf-*', { cwd: ROOT }).toSorted();
const manifests = await Promise.all(remotes.map((remote) => readManifest(path.join(ROOT, remote))));
writeFileSync(path.join(ROOT, 'packages/remote-kit/src/screens.ts'), screenTypes(manifests));
