import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from '../../support/product.ts';
import { fill, runServerScript } from '../../support/server-script.ts';
import { signIn } from '../../support/sign-in.ts';
import { clientOf } from '../api/client.ts';
import { printTable } from '../table.ts';

export interface RestoreOptions {
  readonly size: string;
  /** Data folder that is not deleted; it is filled only when it has no database. Undefined for a temporary folder. */
  readonly dataDir: string | undefined;
}

/** Target from an empty machine to a product that responds, minutes (S48). */
const TARGET = 30;

/** Size of all files below a folder, in gigabytes. */
function gigabytesOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
  return Number((bytes / 1e9).toFixed(1));
}

/** Reads the number of users and of classes from a running product. */
async function countsOf(url: string): Promise<string> {
  const { token } = await signIn(url, 'superadmin');
  const { call } = clientOf(url, token);
  const totalOf = async (list: string) =>
    (await call<{ readonly meta: { readonly total: number } }>(`/v1/${list}?page=1&per_page=1`)).meta.total;
  return `${await totalOf('members')} users, ${await totalOf('class')} classes`;
}

/**
 * Backs up a running product of a size and restores it into an empty folder.
 * @returns true when the target is met.
 * @throws Error when the number of users or of classes differs after the restore.
 */
export async function runRestore({ size, dataDir }: RestoreOptions): Promise<boolean> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'widya-restore-'));
  const full = dataDir ? path.resolve(dataDir) : path.join(temporary, 'full');
  const empty = path.join(temporary, 'empty');
  const target = path.join(temporary, 'backups');
  try {
    if (!existsSync(path.join(full, 'pg18'))) fill(full, size);
    const product = await startProduct({ dataDir: full });
    const expected = await countsOf(product.url);
    const backupSeconds = runServerScript('backup/backup.ts', [target], full);
    await product.stop();

    const [backup = ''] = readdirSync(target);
    const started = performance.now();
    const restoreSeconds = runServerScript('backup/restore.ts', [path.join(target, backup)], empty);
    const restored = await startProduct({ dataDir: empty, env: { DEMO: '0' } });
    const found = await countsOf(restored.url);
    const minutes = (performance.now() - started) / 60_000;
    await restored.stop();
    printTable(`Backup and restore at size ${size}: ${expected}`, [
      {
        'data GB': gigabytesOf(full),
        'backup s': Math.round(backupSeconds),
        'backup GB': gigabytesOf(target),
        'restore s': Math.round(restoreSeconds),
        'until it answers min': Number(minutes.toFixed(1)),
        'target min': TARGET,
      },
    ]);
    if (found !== expected) throw new Error(`Restored ${found} instead of ${expected}`);
    console.log(minutes <= TARGET ? '✓ the target is met' : '✗ not met');
    return minutes <= TARGET;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
