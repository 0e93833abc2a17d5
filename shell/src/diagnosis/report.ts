import type { RemoteStatus } from '../federation/screen-state.ts';

/** Content of the diagnosis page. */
export interface Diagnosis {
  readonly shellVersion: string;
  readonly remotes: readonly RemoteStatus[];
  /** Versions by package or library. */
  readonly shared: Readonly<Record<string, string>>;
}

/** Report for the technical team, without personal data. */
export function diagnosisReport({ shellVersion, remotes, shared }: Diagnosis, now: Date, browser: string): string {
  const lines = [`Widya ${shellVersion} · ${now.toISOString()}`, browser, ''];
  for (const remote of remotes) {
    lines.push(`${remote.remote} ${remote.version} (${remote.source}) ${remote.baseUrl}`);
    lines.push(`  previous: ${remote.previousVersion ?? '-'}`);
    for (const { screen, state, phases, lastFailure } of remote.screens) {
      const times = Object.entries(phases).map(([phase, value]) => `${phase} ${value ?? '-'}`);
      lines.push(`  ${screen}: ${state.status}; ${times.join(', ')} ms`);
      if (lastFailure) lines.push(`    ${lastFailure.failure} ${lastFailure.incidentId} ${lastFailure.detail}`);
    }
  }
  lines.push('', ...Object.entries(shared).map(([name, version]) => `${name} ${version}`));
  return lines.join('\n');
}

/** Versions by package: the sub-paths of `@widya/design-system` share an entry. */
export function sharedPackages(
  modules: Readonly<Record<string, { readonly version: string }>>,
): Record<string, string> {
  const versions = new Map<string, Set<string>>();
  for (const [name, { version }] of Object.entries(modules)) {
    const parts = name.split('/');
    const owner = name.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? name);
    versions.set(owner, (versions.get(owner) ?? new Set()).add(version));
  }
  return Object.fromEntries([...versions].map(([name, found]) => [name, [...found].join(', ')]));
}
