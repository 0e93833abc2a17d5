import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFolder } from '../../packages/releases/src/compress-folder.ts';
import { ROOT } from '../../packages/remote-tools/build/paths.ts';

const SITE = path.join(ROOT, 'packages/site');

/** Where the compiler writes, by `react-router.config.ts`. */
const COMPILED = path.join(ROOT, '.tmp/site');

/** Sources of the site: its own, the contract, the tokens of the design system, and the lock file. */
const SOURCES = ['packages/site', 'packages/contract/src', 'packages/design-system/src/theme/system', 'pnpm-lock.yaml'];

const filesOf = (source: string): string[] => {
  const full = path.join(ROOT, source);
  if (path.extname(source) !== '') return [full];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/node_modules|\.react-router/.test(entry.parentPath))
    .map((entry) => path.join(entry.parentPath, entry.name));
};

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf).toSorted())
    hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** @throws Error when compiling fails; the output of the compiler is in the terminal. */
async function compile(): Promise<void> {
  // The program itself, as the starter in `.bin` is a shell script, which Windows cannot run.
  const program = path.join(SITE, 'node_modules/@react-router/dev/bin.js');
  const child = spawn(process.execPath, [program, 'build'], {
    cwd: SITE,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`The participants' site was not built.\n${output}`);
}

/** Replaces a folder by another one; it is missing only for a moment. */
async function replaceFolder(from: string, to: string): Promise<void> {
  const beside = `${to}.new`;
  await rm(beside, { recursive: true, force: true });
  await cp(from, beside, { recursive: true });
  await rm(to, { recursive: true, force: true });
  await rename(beside, to);
  await rm(from, { recursive: true });
}

/**
 * Builds the participants' site into `dist/site` when its sources changed. A server that runs serves the previous
 * build until the new one is complete.
 * @returns whether it was compiled.
 */
export async function buildSite(dist: string): Promise<boolean> {
  const folder = path.join(dist, 'site');
  const mark = path.join(dist, 'site.sha256');
  const now = fingerprint();
  const before = await readFile(mark, 'utf8').catch(() => '');
  if (before === now) return false;
  rmSync(COMPILED, { recursive: true, force: true });
  await compile();
  await compressFolder(path.join(COMPILED, 'client/assets'));
  rmSync(mark, { force: true });
  await replaceFolder(COMPILED, folder);
  await writeFile(mark, now);
  return true;
}
