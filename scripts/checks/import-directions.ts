/** A part of the project: a package, the shell, a remote, or the scripts at the root. */
export interface Unit {
  /** `contract`, `shell`, `mf-classes`, `scripts`. */
  readonly name: string;
  /** `remote` for every `mf-*`. */
  readonly kind: string;
  /** Folder from the root, `packages/contract`. */
  readonly folder: string;
}

/** What several remotes do in the same way; each of them carries its code itself. */
const CARRIED = ['record-kit'];
/** What the screens of a remote are made with; the shell provides the code. */
const PROVIDED = ['contract', 'api-client', 'design-system', 'remote-kit'];

/**
 * Who may import whom. `contract` ← `api-client`, `design-system`, `server` · `design-system`, `remote-kit`,
 * `api-client` ← remotes and shell · `record-kit` ← remotes and shell, which carry what they use of it · no remote imports
 * another or the shell · the shell imports no remote · server and browser share `contract` only · everybody's tests, and
 * nothing else, use `testing`.
 */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  'api-client': ['contract'],
  // For its times.
  'design-system': ['contract'],
  'remote-kit': ['contract'],
  ...Object.fromEntries(CARRIED.map((name) => [name, PROVIDED])),
  server: ['contract'],
  // Its build takes the colours of the design system; no component of it.
  site: ['contract', 'design-system'],
  shell: [...PROVIDED, ...CARRIED],
  remote: [...PROVIDED, ...CARRIED],
  // Its benchmark builds the same code in other ways.
  e2e: ['contract', 'remote-kit'],
  // Builds, publishes and tests: it puts the others together, so it may reach into what only runs on the machine of a developer.
  scripts: ['contract', 'e2e', 'remote-kit', 'server'],
};

/**
 * Libraries with one home: everybody else takes them from that package, which shares as little of them as is used.
 * Measured: whole, Chakra is 302 KB and the router 64 KB. Keys are package names or scopes ending with a slash.
 */
export const HOMES: Readonly<Record<string, readonly string[]>> = {
  '@chakra-ui/': ['design-system'],
  '@emotion/': ['design-system'],
  'lucide-react': ['design-system', 'site'],
  'framer-motion': ['design-system'],
  '@tanstack/': ['design-system'],
  // The design system wraps its links; everybody else navigates through remote-kit.
  'react-router-dom': ['remote-kit', 'design-system'],
  'react-router': ['remote-kit', 'site'],
  // The benchmark compares with federation as it comes.
  '@module-federation/': ['remote-kit', 'shell', 'e2e'],
  ky: ['api-client'],
  'date-fns': ['contract'],
  'date-fns-tz': ['contract'],
  zod: ['contract', 'server', 'remote-kit'],
  fastify: ['server'],
  '@fastify/': ['server'],
  'drizzle-orm': ['server'],
  pg: ['server'],
};

/** Parts whose code reaches a browser. */
export const BROWSER_KINDS: ReadonlySet<string> = new Set([
  'api-client',
  'design-system',
  'remote-kit',
  ...CARRIED,
  'shell',
  'remote',
]);

/** The part a file belongs to; null for a configuration file at the root. */
export function unitOf(file: string): Unit | null {
  const [first = '', second = ''] = file.split('/');
  if (first === 'packages') return { name: second, kind: second, folder: `packages/${second}` };
  if (first.startsWith('mf-')) return { name: first, kind: 'remote', folder: first };
  if (first === 'shell' || first === 'scripts') return { name: first, kind: first, folder: first };
  return null;
}
