import type { Registry } from '@widya/contract/routing/registry';

/** Labels of a remote. */
export interface RemoteLabels {
  readonly remote: string;
  readonly version: string;
}

/**
 * The labels for a remote that a browser names. Names and versions that are not published become `other`, since anybody
 * can send any.
 */
export function publishedLabels(registry: Registry | null, name: string, version: string | null): RemoteLabels {
  const found = registry?.remotes.find((remote) => remote.name === name);
  if (found === undefined) return { remote: 'other', version: 'other' };
  const versions = [found.current.version, found.previous?.version, found.candidate?.build.version];
  return { remote: name, version: version !== null && versions.includes(version) ? version : 'other' };
}
