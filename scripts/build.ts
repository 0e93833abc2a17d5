import { parseArgs } from 'node:util';
import { DIST } from '../packages/remote-kit/build/paths.ts';
import { buildApps } from './lib/build-apps.ts';
import { writeSbom } from './lib/write-sbom.ts';

// Off for `pnpm start`, which works without pnpm and whose build is not shipped.
const { values } = parseArgs({ options: { sbom: { type: 'boolean', default: false } } });
const { compiled, milliseconds } = await buildApps();
if (values.sbom) writeSbom(DIST);
const seconds = (milliseconds / 1000).toFixed(1);
console.log(
  compiled.length === 0 ? `Nothing has changed (${seconds} s).` : `Built ${compiled.join(', ')} in ${seconds} s.`,
);
