import { parseArgs } from 'node:util';
import { startProduct } from '../support/product.ts';
import { runApi } from './api/run-api.ts';
import { runCertificates } from './certificates/run-certificates.ts';
import { runCsv } from './csv/run-csv.ts';
import { runExports } from './exports/run-exports.ts';
import { runImages } from './images/run-images.ts';
import { runMail } from './mail/run-mail.ts';
import { runRegistrations } from './registrations/run-registrations.ts';
import { runRestore } from './restore/run-restore.ts';
import { runSignIn } from './sign-in/run-sign-in.ts';
import { runSite } from './site/run-site.ts';
import { runStartup } from './startup/run-startup.ts';
import { runStorybook } from './storybook/run-storybook.ts';
import { printTable } from './table.ts';
import { runTraces } from './traces/run-traces.ts';
import { runTyping } from './typing/run-typing.ts';
import { versions } from './versions.ts';

/*
 * `pnpm bench` runs all benchmarks, `pnpm bench <name>` runs one of them. Exits with 1 when a target is missed.
 * - `startup`: startup of a screen.
 * - `site`: first paint and layout shifts of the participants' site.
 * - `typing`: input delay in a long form.
 * - `csv`: preview of a long invitation list.
 * - `certificates`: drawing and downloading certificates.
 * - `exports`: a list during many exports.
 * - `images`: memory of the server for large pictures.
 * - `mail`: mails per second.
 * - `sign-in`: sign-in of staff while strangers flood the server.
 * - `storybook`: first story of the built Storybook.
 * - `traces`: what traces cost a call.
 * - `registrations`: simultaneous registrations for one class.
 * - `restore [--size S|M|L] [--data <folder>]`: a backup on an empty machine.
 * - `api [--size S|M|L] [--data <folder>] [--only <text>]`: lists and long work of the API.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: 'M' },
    data: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const runs = (name: string): boolean => positionals.length === 0 || positionals.includes(name);

printTable(
  'Measured with',
  Object.entries(versions()).map(([what, version]) => ({ what, version })),
);
const met: boolean[] = [];
if (runs('startup') || runs('site') || runs('typing') || runs('csv')) {
  const product = await startProduct();
  try {
    if (runs('startup')) met.push(await runStartup(product));
    if (runs('site')) met.push(await runSite(product));
    if (runs('typing')) met.push(await runTyping(product));
    if (runs('csv')) met.push(await runCsv(product));
  } finally {
    await product.stop();
  }
}
if (runs('certificates')) met.push(await runCertificates());
if (runs('exports')) met.push(await runExports());
if (runs('images')) met.push(await runImages());
if (runs('mail')) met.push(await runMail());
if (runs('sign-in')) met.push(await runSignIn());
if (runs('storybook')) met.push(await runStorybook());
if (runs('traces')) met.push(await runTraces());
if (runs('registrations')) met.push(await runRegistrations());
if (runs('restore')) met.push(await runRestore({ size: values.size, dataDir: values.data }));
if (runs('api')) met.push(await runApi({ size: values.size, dataDir: values.data, only: values.only }));
process.exitCode = met.every(Boolean) ? 0 : 1;
