import { startProduct } from '../support/product.ts';
import { runApi } from './api/run-api.ts';
import { runCertificates } from './certificates/run-certificates.ts';
import { runStartup } from './startup/run-startup.ts';
import { printTable } from './table.ts';
import { runTyping } from './typing/run-typing.ts';
import { versions } from './versions.ts';

/*
 * `pnpm bench`: how fast a screen comes, how fast a long form takes what is typed, how fast certificates are drawn, and how fast lists
 * are answered. `pnpm bench startup`, `pnpm bench typing`, `pnpm bench certificates` and `pnpm bench api [--size S|M|L]` run one of them. Exits 1 when a bar of architecture.md is not kept.
 */
const wanted = process.argv.slice(2);
const size = wanted[wanted.indexOf('--size') + 1] ?? 'M';
const PARTS = ['startup', 'typing', 'certificates', 'api'];
const runs = (name: string): boolean => !wanted.some((word) => PARTS.includes(word)) || wanted.includes(name);

printTable(
  'Measured with',
  Object.entries(versions()).map(([what, version]) => ({ what, version })),
);
const kept: boolean[] = [];
if (runs('startup') || runs('typing')) {
  const product = await startProduct();
  try {
    if (runs('startup')) kept.push(await runStartup(product));
    if (runs('typing')) kept.push(await runTyping(product));
  } finally {
    await product.stop();
  }
}
if (runs('certificates')) kept.push(await runCertificates());
if (runs('api')) kept.push(await runApi(wanted.includes('--size') ? size : 'M'));
process.exitCode = kept.every(Boolean) ? 0 : 1;
