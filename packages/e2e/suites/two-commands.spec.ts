import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { freePort } from '@widya/testing/free-port';
import { callProduct } from '../support/api.ts';
import { processesIn, type Started, startWithReadmeCommand } from '../support/fresh-clone.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { copySources } from '../support/workspace-copy.ts';

/*
 * What a person does on a fresh machine with the sources, Node and npm: runs one command, and runs it again after a
 * power failure. Only asserts that it works; the benchmark measures how fast it is.
 */
test.describe.configure({ mode: 'serial', timeout: 810_000 });

let folder: string;
let port: number;
let running: Started | undefined;

test.beforeAll(async () => {
  folder = copySources();
  port = await freePort();
});

test.afterAll(() => {
  for (const { pid } of processesIn(folder)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Class {
  readonly code: string;
  readonly note: string | null;
}

test('one command gives a product with demo data that a person can sign in to', async ({ newPageOf }) => {
  running = await startWithReadmeCommand(folder, port);
  test.info().annotations.push({ type: 'measured', description: `${Math.round(running.took)} ms` });
  const page = await newPageOf(null, { baseURL: running.url });
  await page.goto('/');
  await expect(page.getByLabel('Email')).toBeVisible();
  const session = await signIn(running.url, 'superadmin');
  const { data } = await callProduct<{ data: readonly Class[] }>(running.url, session, '/v1/class?page=1&per_page=10');
  expect(data).toHaveLength(10);
});

test('after kill -9 the same command brings everything back', async () => {
  if (!running) throw new Error('The product did not start');
  const session = await signIn(running.url, 'superadmin');
  const { data } = await callProduct<{ data: readonly Class[] }>(running.url, session, '/v1/class?page=1&per_page=1');
  const code = data[0]?.code;
  const body = JSON.stringify({ note: 'Ditulis sebelum mati' });
  await callProduct(running.url, session, `/v1/class/${code}/note`, { method: 'PUT', body });

  const server = processesIn(folder).filter(({ command }) => /node\b.*scripts\/start\.ts/.test(command));
  expect(server.length).toBeGreaterThan(0);
  const ended = once(running.command, 'exit');
  for (const { pid } of server) process.kill(pid, 'SIGKILL');
  await ended;

  running = await startWithReadmeCommand(folder, port);
  test.info().annotations.push({ type: 'measured', description: `${Math.round(running.took)} ms` });
  // The session and the note from before the kill are still valid.
  expect((await callProduct<Class>(running.url, session, `/v1/class/${code}`)).note).toBe('Ditulis sebelum mati');
});

test('Ctrl+C stops all of it', async () => {
  if (!running) throw new Error('The product did not start');
  const ended = once(running.command, 'exit');
  // A terminal sends the signal to the whole process group.
  process.kill(-(running.command.pid ?? 0), 'SIGINT');
  await ended;
  await expect.poll(() => processesIn(folder).map(({ command }) => command)).toEqual([]);
  await expect(fetch(`${running.url}/readyz`)).rejects.toThrow();
});
