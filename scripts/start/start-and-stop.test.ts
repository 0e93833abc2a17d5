import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@widya/testing/eventually';
import { freePort } from '@widya/testing/free-port';
import { throwawayFolder } from '../../packages/server/src/testing/throwaway-folder.ts';
import { ownEnvironment } from './testing/own-environment.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Time limit for stopping a server, ms. */
const LIMIT = 10_000;

let folder = '';
let port = 0;
const started: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(await throwawayFolder(), 'widya-start-'));
  port = await freePort();
});
afterEach(async () => {
  for (const { pid } of started.splice(0)) {
    try {
      // Kills only the command's group: a server in another process group ends when its command has ended.
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // The group has already ended.
    }
  }
  await untilStopped();
  await rm(folder, { recursive: true, force: true });
});

const isAnswering = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );

/** Runs a program as the leader of its own process group, as a terminal does. */
function run(program: string, parameters: readonly string[], cwd = ROOT): ChildProcess {
  const own = { DEMO: '0', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder };
  const child = spawn(program, parameters, {
    cwd,
    // The misspelled name must be reported without stopping the start.
    env: { ...ownEnvironment(), ...own, DATABSE_URL: 'postgres://nobody@127.0.0.1:9/none' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  started.push(child);
  return child;
}

async function untilAnswering(child: ChildProcess): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()));
  while (!(await isAnswering())) {
    if (child.exitCode) throw new Error(`The command ended with ${child.exitCode}:\n${output}`);
    await wait(100);
  }
}

const hasDatabase = (): boolean => existsSync(path.join(folder, 'pg18/postmaster.pid'));

/** Waits until port and embedded database have stopped. @throws Error after the time limit. */
async function untilStopped(): Promise<void> {
  const deadline = performance.now() + LIMIT;
  while ((await isAnswering()) || hasDatabase()) {
    if (performance.now() > deadline) throw new Error('The server has not stopped.');
    await wait(50);
  }
}

describe('the documented command', () => {
  it('stops server and database at SIGTERM, and goes on when only the shell that started it ends', async () => {
    const shell = run('sh', ['-c', 'nohup npx -y pnpm start --no-build >/dev/null 2>&1 & echo $!']);
    const [line] = (await once(shell.stdout ?? process.stdin, 'data')) as [Buffer];
    if (shell.exitCode === null) await once(shell, 'exit');
    await untilAnswering(shell);
    // Waits several times as long as a server takes to notice that its command has ended.
    await wait(2_000);
    expect([await isAnswering(), hasDatabase()]).toEqual([true, true]);

    process.kill(Number(line.toString()), 'SIGTERM');
    await untilStopped();
  });

  it('logs one JSON object per line, and stops both at Ctrl+C, which reaches every process of the terminal', async () => {
    const command = run('npx', ['-y', 'pnpm', 'start', '--no-build']);
    const logged: { readonly msg: string; readonly address?: string }[] = [];
    createInterface({ input: command.stdout ?? process.stdin }).on('line', (line) => logged.push(JSON.parse(line)));
    await untilAnswering(command);
    expect(hasDatabase()).toBe(true);
    await eventually(() => expect(logged.map(({ msg }) => msg)).toContain('Widya is ready'));
    expect(logged.find(({ address }) => address)?.address).toMatch(`:${port}`);
    expect(logged.map(({ msg }) => msg)).toContain(
      'DATABSE_URL: is not known and has no effect; DATABASE_URL was probably meant',
    );
    process.kill(-(command.pid ?? 0), 'SIGINT');
    await untilStopped();
  });

  it('leaves a server running that does not watch its launcher', async () => {
    const source = `require('node:http').createServer((_, answer) => answer.end()).listen(${port}, '127.0.0.1')`;
    await writeFile(path.join(folder, 'server.cjs'), source);
    await writeFile(
      path.join(folder, 'package.json'),
      JSON.stringify({ scripts: { start: 'true && node server.cjs' } }),
    );
    const command = run('npx', ['-y', 'pnpm', 'start'], folder);
    await untilAnswering(command);
    command.kill('SIGTERM');
    if (command.exitCode === null && command.signalCode === null) await once(command, 'exit');
    await expect(untilStopped()).rejects.toThrow('The server has not stopped');
  });
});
