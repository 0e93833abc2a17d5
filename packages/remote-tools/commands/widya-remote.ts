#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeAudience, parseAudience } from '@widya/releases/audience';
import { remoteNameOf } from '../build/package-facts.ts';
import { describeAnswers, devOptions } from './dev-options.ts';
import type { ReleaseApi } from './release-api.ts';
import { AUDIENCE_FLAGS, AUDIENCE_USAGE, RELEASE_FLAGS } from './release-options.ts';

const USAGE = `widya-remote <command>, in the folder of a remote:
  dev [--shell https://widya.example] [--port 3101]   serves it with hot reload
      [--record answers.json]                         writes what the API answers to its screens
      [--answers answers.json]                        answers its screens from that file, without the API
  build                                               builds it in dist
  test [arguments of vitest]                          checks its types and runs its tests
  publish --target <folder | s3://bucket/prefix> [--base-url origin] [--shell <folder | s3://…>] [--force]
          ${AUDIENCE_USAGE}
  promote --target <folder | s3://bucket/prefix> ${AUDIENCE_USAGE}
  rollback --target <folder | s3://bucket/prefix> [--shell <folder | s3://…>] [--force]
  publish | promote | rollback --shell https://widya.example
          through its API, with the deploy token in WIDYA_DEPLOY_TOKEN in place of --target
  key [--out signing-key.pem]                         makes the keys with which a team signs its builds
          publish signs with WIDYA_SIGNING_KEY (PEM) or WIDYA_SIGNING_KEY_FILE
  codemod rename-export <old> <new>                   replaces a deprecated export, <module>#<export>`;

const dir = process.cwd();
const [command = '', ...args] = process.argv.slice(2);

const BUILDS = path.join(dir, 'dist');

/** @throws Error with the usage when there is no target. */
function releaseOptions<T extends { target?: string | undefined; shell?: string | undefined; force: boolean }>({
  target,
  shell,
  force,
}: T) {
  if (target === undefined) throw new Error(`Where to? Add --target <folder | s3://bucket/prefix>.\n\n${USAGE}`);
  return { target, shell, isForced: force };
}

/**
 * Runs a program of the remote's own packages; when it fails, its exit code becomes that of the command.
 * @returns whether it succeeded.
 * @throws Error when `npx` cannot be started.
 */
function runPackage(program: string, ...programArgs: readonly string[]): boolean {
  const { status, error } = spawnSync('npx', ['--no', program, ...programArgs], { cwd: dir, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exitCode = status ?? 1;
  return status === 0;
}

async function dev(): Promise<void> {
  const { port, shell, answers } = devOptions(args, dir);
  const { serveRemote } = await import('./serve-remote.ts');
  const { origin, stop } = await serveRemote(dir, port, answers);
  console.log(`${remoteNameOf(dir)} is served at ${origin}; edits appear without reload.`);
  if (answers) console.log(describeAnswers(answers));
  console.log(`Open it in a shell that allows ${origin}: ${shell}/?remote=${remoteNameOf(dir)}@${origin}`);
  const end = () => void stop().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

async function build(): Promise<void> {
  parseArgs({ args });
  const { buildRemote } = await import('./build-remote.ts');
  const built = await buildRemote(dir, BUILDS);
  console.log(`${built.build.manifest.remote} ${built.build.version} is built in ${path.relative(dir, built.dir)}.`);
}

/** The API to use; null when a folder or bucket is meant. @throws Error without a token */
function apiOf(shell: string | undefined, target: string | undefined) {
  if (shell === undefined || !/^https?:\/\//.test(shell)) return null;
  if (target !== undefined) throw new Error('Give --target for a folder or bucket, or --shell https://… for its API');
  const token = process.env.WIDYA_DEPLOY_TOKEN;
  if (!token) throw new Error('Set WIDYA_DEPLOY_TOKEN to a deploy token, which a superadmin makes under Token API');
  return { shell, token };
}

/** Builds the remote and publishes it through the API of a running Widya. */
async function publishByApi(
  api: ReleaseApi,
  { to, accounts }: { readonly to?: string | undefined; readonly accounts?: string | undefined },
): Promise<void> {
  const [{ buildRemote }, { signIfKeyed }, { sourceOf }, { uploadBuild }] = await Promise.all([
    import('./build-remote.ts'),
    import('./sign-if-keyed.ts'),
    import('./source-of.ts'),
    import('./release-api.ts'),
  ]);
  const finished = await buildRemote(dir, BUILDS);
  const { build: built, dir: folder } = finished;
  signIfKeyed(finished);
  const commit = sourceOf(dir).commit ?? undefined;
  const { version, notices } = await uploadBuild(api, built.manifest.remote, folder, { to, accounts, commit });
  for (const notice of notices) console.warn(notice);
  const audience = parseAudience(to, accounts);
  const reach = audience === null ? 'live' : `a candidate for ${describeAudience(audience)}`;
  console.log(`${built.manifest.remote} ${version} is ${reach} at ${api.shell}.`);
}

async function publish(): Promise<void> {
  const options = { ...RELEASE_FLAGS, ...AUDIENCE_FLAGS, 'base-url': { type: 'string' } } as const;
  const { values } = parseArgs({ args, options });
  const audience = parseAudience(values.to, values.accounts);
  const api = apiOf(values.shell, values.target);
  if (api) return publishByApi(api, values);
  const { publishRemote } = await import('./publish-remote.ts');
  await publishRemote({ ...releaseOptions(values), dir, builds: BUILDS, baseUrl: values['base-url'], audience });
}

async function promote(): Promise<void> {
  const { values } = parseArgs({ args, options: { ...RELEASE_FLAGS, ...AUDIENCE_FLAGS } });
  const audience = parseAudience(values.to, values.accounts);
  const api = apiOf(values.shell, values.target);
  if (api) {
    const { promoteByApi } = await import('./release-api.ts');
    await promoteByApi(api, remoteNameOf(dir), audience);
    const reach = audience === null ? 'live for everybody' : `for ${describeAudience(audience)}`;
    console.log(`The candidate of ${remoteNameOf(dir)} is now ${reach} at ${api.shell}.`);
    return;
  }
  const { promoteRemote } = await import('./promote-remote.ts');
  await promoteRemote(remoteNameOf(dir), releaseOptions(values).target, audience);
}

async function rollback(): Promise<void> {
  const { values } = parseArgs({ args, options: RELEASE_FLAGS });
  const api = apiOf(values.shell, values.target);
  if (api) {
    const { rollBackByApi } = await import('./release-api.ts');
    console.log(await rollBackByApi(api, remoteNameOf(dir)));
    return;
  }
  const { rollBackRemote } = await import('./roll-back-remote.ts');
  await rollBackRemote(remoteNameOf(dir), releaseOptions(values));
}

async function key(): Promise<void> {
  const { values } = parseArgs({ args, options: { out: { type: 'string' } } });
  const { makeKey } = await import('./make-key.ts');
  console.log(makeKey(remoteNameOf(dir), values.out));
}

async function codemod(): Promise<void> {
  const { runCodemod } = await import('../codemods/run-codemod.ts');
  const [name = '', ...names] = args;
  for (const file of runCodemod(name, names, dir)) console.log(file);
}

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  dev,
  build,
  test: async () => void (runPackage('tsc', '--noEmit') && runPackage('vitest', 'run', ...args)),
  publish,
  promote,
  rollback,
  key,
  codemod,
};

try {
  const run = COMMANDS[command];
  if (!run) throw new Error(USAGE);
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
