import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../packages/remote-tools/build/paths.ts';
import { makeVersion } from './lib/release/make-version.ts';
import { run } from './lib/release/run.ts';
import { writeArtifacts } from './lib/release/write-artifacts.ts';

// `pnpm release`: version, changelog, commit and tag; then a build, its archive, documentation, bill of materials and checksums.
// --only-version leaves out what follows the tag. Nothing is pushed.
const { values } = parseArgs({ options: { 'only-version': { type: 'boolean', default: false } } });
try {
  const version = makeVersion(ROOT);
  console.log(`Widya ${version} is committed and tagged as v${version}.`);
  if (!values['only-version']) {
    run(ROOT, process.execPath, 'scripts/build.ts', '--sbom');
    run(ROOT, process.execPath, 'scripts/build-docs.ts');
    const at = Number(run(ROOT, 'git', 'log', '-1', '--format=%ct'));
    const folder = path.join('.tmp/releases', version);
    const names = writeArtifacts(ROOT, version, at, path.join(ROOT, folder));
    console.log(`${folder} has ${names.join(', ')}.`);
  }
  console.log(`Publish it with \`git push --follow-tags\`.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
