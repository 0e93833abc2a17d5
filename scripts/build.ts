/**
 * `pnpm build`: builds shell, remotes and the participants' site. `--sbom` also writes the list of packages,
 * `--release` the folder for servers; `--force` only warns when the shell lacks what a remote needs.
 */
import { parseArgs } from 'node:util';
import { DIST } from '../packages/remote-tools/build/paths.ts';
import { buildApps } from './lib/build-apps.ts';
import { writeRelease } from './lib/release-folder/write-release.ts';
import { writeSbom } from './lib/write-sbom.ts';

const { values } = parseArgs({
  options: {
    // Off for `pnpm start`, which works without pnpm and whose build is not shipped.
    sbom: { type: 'boolean', default: false },
    release: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
  },
});
const { compiled, milliseconds } = await buildApps({ isForced: values.force });
if (values.sbom) writeSbom(DIST);
const seconds = (milliseconds / 1000).toFixed(1);
console.log(
  compiled.length === 0 ? `Nothing has changed (${seconds} s).` : `Built ${compiled.join(', ')} in ${seconds} s.`,
);
if (values.release && (await writeRelease())) console.log('Wrote the folder release.');
