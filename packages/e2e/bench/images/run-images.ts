import { execFileSync } from 'node:child_process';
import { openAsBlob } from 'node:fs';
import path from 'node:path';
import { ROOT, startProduct } from '../../support/product.ts';
import { signIn } from '../../support/sign-in.ts';
import { printTable } from '../table.ts';
import { memoryDuring } from './server-memory.ts';

const PICTURES = 12;
/** Target for the growth of the server's memory, MB. */
const TARGET = 500;

/**
 * Measures the memory of the server during simultaneous uploads of pictures of 39.5 megapixels.
 * @returns true when the target is met and all pictures are stored.
 */
export async function runImages(): Promise<boolean> {
  const product = await startProduct({ env: { LOG_LEVEL: 'silent' } });
  try {
    const picture = path.join(product.dataDir, 'besar.jpg');
    execFileSync(process.execPath, [path.join(ROOT, 'packages/server/src/testing/make-large-picture.ts'), picture]);
    const { token } = await signIn(product.url, 'superadmin');
    const upload = async (): Promise<number> => {
      const body = new FormData();
      body.set('upload', await openAsBlob(picture), 'besar.jpg');
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${product.url}/v1/class/upload_image`, { method: 'POST', headers, body })).status;
    };
    const started = performance.now();
    let statuses: readonly number[] = [];
    const { before, peak } = await memoryDuring(product.process.pid ?? 0, async () => {
      statuses = await Promise.all(Array.from({ length: PICTURES }, upload));
    });
    const growth = peak - before;
    const stored = statuses.filter((status) => status === 201).length;
    printTable(`${PICTURES} pictures of 39.5 megapixels at once`, [
      {
        stored,
        seconds: Number(((performance.now() - started) / 1_000).toFixed(1)),
        'MB before': Math.round(before),
        'MB at the highest': Math.round(peak),
        'growth MB': Math.round(growth),
        'target MB': TARGET,
      },
    ]);
    const met = growth <= TARGET && stored === PICTURES;
    console.log(met ? '✓ the target is met' : '✗ not met');
    return met;
  } finally {
    await product.stop();
  }
}
