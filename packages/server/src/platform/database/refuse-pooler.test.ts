import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type PgBouncer, startPgBouncer } from '../../testing/pgbouncer.ts';
import { urlOf } from '../../testing/url-of.ts';
import { losesSessions } from './refuse-pooler.ts';

const SOURCE = resolve(import.meta.dirname, '../..');

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'widya-refused-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(command: readonly string[], addresses: Readonly<Record<string, string>>) {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, command.slice(), {
    cwd: SOURCE,
    env: { ...env, DATA_DIR: folder, NODE_OPTIONS: '', ...addresses },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end('Kata-sandi-uji-4711\n');
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number | null, output: stdout + stderr };
}

describe('commands that need a session', () => {
  let bouncer: PgBouncer;
  beforeAll(async () => {
    bouncer = await startPgBouncer(database, 4);
    await database.pool.query(
      'drop schema public cascade; create schema public; drop schema if exists drizzle cascade',
    );
  });
  afterAll(() => bouncer.stop());

  const commands: readonly (readonly [string, () => readonly string[]])[] = [
    ['migrate', () => ['migrate.ts']],
    ['backup', () => ['backup/backup.ts', `${folder}-backups`]],
    ['restore', () => ['backup/restore.ts', `${folder}-backups`]],
    ['upgrade-check', () => ['upgrade/upgrade-check.ts']],
    ['create-superadmin', () => ['seed/create-superadmin.ts', '--email', 'kepala@uji.example', '--name', 'Kepala']],
    ['seed', () => ['seed/main.ts', '--reset', '--size', 'S']],
  ];

  it.each(commands)('%s is refused through PgBouncer in one sentence, and changes nothing', async (_, command) => {
    const { code, output } = await run(command(), { DATABASE_URL: bouncer.url });
    expect(output).toContain(
      '  DATABASE_URL: leads to a pooler such as PgBouncer; set DATABASE_DIRECT_URL to the address of PostgreSQL itself\n',
    );
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
    const { rows } = await database.pool.query("select 1 from pg_namespace where nspname = 'drizzle'");
    expect([rows, await readdir(folder)]).toEqual([[], []]);
  });

  it('are refused with a direct address that leads through PgBouncer, too', async () => {
    const both = { DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: bouncer.url };
    const { code, output } = await run(['migrate.ts'], both);
    expect(output).toContain('  DATABASE_DIRECT_URL: leads to a pooler such as PgBouncer; name PostgreSQL itself\n');
    expect(code).toBe(1);
  });

  it('work with a direct address beside PgBouncer (control)', async () => {
    const { code, output } = await run(['migrate.ts', '--status'], {
      DATABASE_URL: bouncer.url,
      DATABASE_DIRECT_URL: urlOf(database),
    });
    expect([code, output]).toEqual([0, expect.stringContaining('pending')]);
  });
});

describe('an address', () => {
  it('of PostgreSQL itself keeps sessions', async () => {
    expect(await losesSessions(urlOf(database))).toBe(false);
  });

  it.each([
    ['one session', 1, []],
    ['several sessions', 4, []],
    ['sessions in turn', 4, ['server_round_robin = 1']],
    ['startup parameters ignored', 4, ['ignore_startup_parameters = statement_timeout']],
    ['a session for each statement', 4, ['pool_mode = statement']],
  ] as const)('of PgBouncer with %s does not', async (_, sessions, more) => {
    const bouncer = await startPgBouncer(database, sessions, more);
    try {
      expect(await losesSessions(bouncer.url)).toBe(true);
    } finally {
      await bouncer.stop();
    }
  });

  it('of a busy PgBouncer does not', async () => {
    const bouncer = await startPgBouncer(database, 4);
    const clients = Array.from({ length: 8 }, () => new pg.Client(bouncer.url));
    let busy = true;
    const working = Promise.all(
      clients.map(async (client) => {
        await client.connect();
        while (busy) await client.query('select pg_sleep(0.001)');
        await client.end();
      }),
    );
    try {
      for (let attempt = 0; attempt < 5; attempt += 1) expect(await losesSessions(bouncer.url)).toBe(true);
    } finally {
      busy = false;
      await working;
      await bouncer.stop();
    }
  });

  it('of PgBouncer that keeps the session of each client does (control)', async () => {
    const bouncer = await startPgBouncer(database, 4, ['pool_mode = session']);
    try {
      expect(await losesSessions(bouncer.url)).toBe(false);
    } finally {
      await bouncer.stop();
    }
  });
});
