import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.ts';

/** What a build leaves for servers: the folder for production where the build writes one, else the browser files. */
const BUILT = ['release', 'dist'];

/**
 * Writes the archive of a build and of its documentation, its bill of materials and the checksums of all. The same build
 * gives the same bytes.
 * @param at time of the files in the archive, in s
 * @returns the names of the files
 */
export function writeArtifacts(root: string, version: string, at: number, target: string): readonly string[] {
  const built = BUILT.find((folder) => existsSync(path.join(root, folder)));
  if (built === undefined) throw new Error('Nothing is built: run `npx -y pnpm build` first.');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const archive = `widya-${version}.tar.gz`;
  const docs = `widya-${version}-docs.tar.gz`;
  const same = [
    '--sort=name',
    `--mtime=@${at}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--use-compress-program=gzip -n',
  ];
  const renamed = `--transform=s,^${built},widya-${version},`;
  run(root, 'tar', ...same, renamed, '-cf', path.join(target, archive), built);
  const sbom = `widya-${version}.cdx.json`;
  cpSync(path.join(root, 'dist/sbom.cdx.json'), path.join(target, sbom));
  run(root, 'tar', ...same, '-C', 'dist/docs', '-cf', path.join(target, docs), version);
  const names = [archive, docs, sbom];
  const sums = names.map((name) => {
    const sum = createHash('sha256')
      .update(readFileSync(path.join(target, name)))
      .digest('hex');
    return `${sum}  ${name}\n`;
  });
  writeFileSync(path.join(target, 'SHA256SUMS'), sums.join(''));
  return [...names, 'SHA256SUMS'];
}
