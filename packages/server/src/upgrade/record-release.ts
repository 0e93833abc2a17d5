import { writeFileSync } from 'node:fs';
import { currentFacts, type ReleaseFacts } from './release-facts.ts';
import { RELEASES } from './releases.ts';

const entryOf = (facts: ReleaseFacts): string => `  JSON.parse(${JSON.stringify(JSON.stringify(facts))}),`;

// Run by `pnpm release` with the new version: records what this program consists of.
const [version] = process.argv.slice(2);
if (version === undefined) throw new Error('The version is missing');
const releases = [...RELEASES.filter((release) => release.version !== version), currentFacts(version)];
const source = [
  "import type { ReleaseFacts } from './release-facts.ts';",
  '',
  '/** What each released version consisted of, oldest first. Written by `pnpm release`. */',
  'export const RELEASES: readonly ReleaseFacts[] = [',
  ...releases.map(entryOf),
  '];',
  '',
];
writeFileSync(new URL('./releases.ts', import.meta.url), source.join('\n'));
