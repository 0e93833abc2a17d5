import type { Module } from 'webpack';

/** Import name of a module that a remote takes from the shell; null for modules of its own. */
export function shareKeyOf(module: Module): string | null {
  if (module.type !== 'consume-shared-module') return null;
  return (module as typeof module & { options: { shareKey: string } }).options.shareKey;
}
