import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes the software bill of materials at run time, `sbom.cdx.json` (CycloneDX), with licences and hashes.
 * @throws Error with the output of pnpm.
 */
export function writeSbom(dist: string): void {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod'];
  const { status, stdout, stderr, error } = spawnSync('pnpm', args, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  if (status !== 0) throw new Error(`The list of components could not be made: ${error?.message ?? stderr}`);
  writeFileSync(path.join(dist, 'sbom.cdx.json'), stdout);
}
