import { BOOT_FILE } from '@widya/releases/files';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { GENERATED, SHELL } from './paths.ts';

/** The inline boot script: a single file without webpack's chunk loader, which `write-page` puts into the page. */
export function bootConfig(): Configuration {
  const base = baseConfig({});
  return {
    ...base,
    name: 'boot',
    context: SHELL,
    entry: { boot: './src/boot/boot.ts' },
    output: { path: GENERATED, filename: BOOT_FILE, iife: true },
  };
}
