import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callProduct } from '../support/api.ts';
import { heading, rows } from '../support/frame.ts';
import { type Product, ROOT, startProduct } from '../support/product.ts';
import { signIn, storageStateOf } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/*
 * A restore drill: a backup is made while people work, and the product starts from it on a machine without data.
 */
test.describe.configure({ mode: 'serial', timeout: 1_800_000 });

const MOST_MS = 30 * 60_000;

let product: Product;
let folder: string;

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'widya-drill-'));
  product = await startProduct();
});

test.afterAll(async () => {
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a backup script in the way its command of package.json does. @returns its output */
async function run(script: string, args: readonly string[], dataDir: string): Promise<string> {
  const child = spawn(process.execPath, [path.join('packages/server/src/backup', `${script}.ts`), ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code, output).toBe(0);
  return output;
}

test('a backup of a running product is restored on an empty machine (S48)', async ({ newPageOf }) => {
  const session = await signIn(product.url, 'superadmin');
  const { data } = await callProduct<{ data: readonly { code: string }[] }>(
    product.url,
    session,
    '/v1/class?page=1&per_page=1',
  );
  const code = data[0]?.code;
  const note = JSON.stringify({ note: 'Sebelum bencana' });
  await callProduct(product.url, session, `/v1/class/${code}/note`, { method: 'PUT', body: note });
  const target = path.join(folder, 'backups');
  expect(await run('backup', [target, '--keep', '3'], product.dataDir)).toContain('Backed up');
  await product.stop();

  const started = performance.now();
  const [backup = ''] = readdirSync(target);
  const dataDir = path.join(folder, 'empty');
  expect(await run('restore', [path.join(target, backup)], dataDir)).toContain('rows and files were compared');
  product = await startProduct({ dataDir, env: { DEMO: '0' } });
  expect(performance.now() - started).toBeLessThan(MOST_MS);

  expect(await callProduct(product.url, session, `/v1/class/${code}`)).toMatchObject({ note: 'Sebelum bencana' });
  const page = await newPageOf(null, {
    baseURL: product.url,
    storageState: storageStateOf(product.url, await signIn(product.url, 'admin')),
  });
  await page.goto('/editor');
  await expect(heading(page, /^Daftar Kelas/)).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});
