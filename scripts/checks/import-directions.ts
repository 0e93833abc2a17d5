/** A part of the project: a package, the shell, a remote, or the scripts at the root. */
export interface Unit {
  /** `contract`, `shell`, `mf-classes`, `scripts`. */
  readonly name: string;
  /** `remote` for every `mf-*`. */
  readonly kind: string;
  /** Folder relative to the root, `packages/contract`. */
  readonly folder: string;
}

/** Shared code that is compiled into each remote. */
const CARRIED = ['record-kit'];
/** Packages for screens whose code the shell provides. */
const PROVIDED = ['contract', 'api-client', 'design-system', 'remote-kit'];

/**
 * Which packages each kind of unit may import, besides its own files. Remotes and the shell import none of each other,
 * server and browser share only `contract`, and tests may import `testing` without a row here.
 */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  'api-client': ['contract'],
  // For its time functions.
  'design-system': ['contract'],
  'remote-kit': ['contract'],
  // What is published where; used by commands and by the server.
  releases: ['contract'],
  'create-remote': [],
  // Builds shell and remotes.
  'remote-tools': ['contract', 'design-system', 'releases'],
  ...Object.fromEntries(CARRIED.map((name) => [name, PROVIDED])),
  server: ['contract', 'releases'],
  // The build reads the colours of the design system; its components are not used.
  site: ['contract', 'design-system'],
  shell: [...PROVIDED, ...CARRIED],
  remote: [...PROVIDED, ...CARRIED],
  // The benchmark compares different builds of the same code.
  e2e: ['contract', 'releases', 'remote-kit', 'remote-tools', 'testing'],
  // Build, publish and test scripts, which combine the packages and never run in a browser.
  scripts: ['contract', 'create-remote', 'design-system', 'e2e', 'releases', 'remote-tools', 'server', 'testing'],
};

/**
 * Libraries that only the named packages may import; others use them through these packages, so that only the used part
 * is loaded. Completely, Chakra is 302 KB and the router 64 KB. Keys are package names or scopes with a trailing slash.
 */
export const HOMES: Readonly<Record<string, readonly string[]>> = {
  '@chakra-ui/': ['design-system'],
  '@emotion/': ['design-system'],
  'lucide-react': ['design-system', 'site'],
  'framer-motion': ['design-system'],
  '@tanstack/': ['design-system'],
  // The design system wraps its links; all others navigate through remote-kit.
  'react-router-dom': ['remote-kit', 'design-system'],
  'react-router': ['remote-kit', 'site'],
  // The benchmark compares with unmodified federation.
  '@module-federation/': ['remote-tools', 'shell', 'e2e'],
  ky: ['api-client'],
  'date-fns': ['contract'],
  'date-fns-tz': ['contract'],
  zod: ['contract', 'server', 'remote-tools'],
  fastify: ['server'],
  '@fastify/': ['server'],
  'drizzle-orm': ['server'],
  pg: ['server'],
};

/** Kinds of units whose code runs in a browser. */
export const BROWSER_KINDS: ReadonlySet<string> = new Set([
  'api-client',
  'design-system',
  'remote-kit',
  ...CARRIED,
  'shell',
  'remote',
]);

/** The unit of a file; null for a configuration file at the root. */
export function unitOf(file: string): Unit | null {
  const [first = '', second = ''] = file.split('/');
  if (first === 'packages') return { name: second, kind: second, folder: `packages/${second}` };
  if (first.startsWith('mf-')) return { name: first, kind: 'remote', folder: first };
  if (first === 'shell' || first === 'scripts') return { name: first, kind: first, folder: first };
  return null;
}
