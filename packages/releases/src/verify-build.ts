import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RemoteVersion } from '@widya/contract/routing/registry';
import { requirementsSchema, uploadedVersionSchema } from '@widya/contract/routing/registry.schemas';
import type { Requirements } from './compatibility.ts';
import { REMOTE_FILE, REQUIREMENTS_FILE } from './files.ts';
import { manifestMistakes } from './manifest-mistakes.ts';

/** Most bytes of scripts and styles that a screen loads at once besides what the shell provides, uncompressed. */
export const MOST_SCREEN_BYTES = 200_000;

/** Types of files that a build consists of; compressed copies are made by whoever publishes it. */
const FILE = /\.(js|css|json|woff2?|svg|png|webp|LICENSE\.txt)$/;
const CODE = /\.(js|css)$/;

interface VerifiedBuild {
  readonly build: RemoteVersion;
  readonly requirements: Requirements;
}

/** The first lines of what a schema refuses. */
type Issues = { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] };
const MOST_LINES = 10;
const linesOf = (file: string, { issues }: Issues): string[] =>
  issues.slice(0, MOST_LINES).map(({ path: at, message }) => `${file}: ${at.map(String).join('.')}: ${message}`);

function readJson(dir: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(dir, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Base64 of the SHA-256 without its padding, as chunks carry it (ADR 0038). */
const digestOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64').slice(0, -1);

/**
 * Files whose hash in `remote.json` is wrong, and scripts and styles without a hash there, which no browser would run.
 */
function wrongHashes({ entry, integrity, screens }: RemoteVersion, contents: ReadonlyMap<string, Buffer>): string[] {
  const listed = new Map([
    [entry, integrity ?? ''],
    ...Object.values(screens).flatMap((screen) => Object.entries(screen.integrity ?? {})),
  ]);
  const codes = [...contents].filter(([file]) => CODE.test(file));
  const texts = codes.map(([file, content]) => [file, content.toString('latin1')] as const);
  return [
    ...[...listed].flatMap(([file, hash]) => {
      const content = contents.get(file);
      if (content === undefined) return [`${file} is missing`];
      return hash === `sha256-${digestOf(content)}=` ? [] : [`${file} does not have the hash that ${REMOTE_FILE} says`];
    }),
    ...codes
      .filter(([file]) => !listed.has(file))
      .flatMap(([file, content]) => {
        const digest = digestOf(content);
        const isVouchedFor = texts.some(([other, text]) => other !== file && text.includes(digest));
        return isVouchedFor ? [] : [`${file} is vouched for by no other file`];
      }),
  ];
}

/** Screens that load more than they may, and files of screens without a hash. */
const heavyScreens = ({ screens }: RemoteVersion, contents: ReadonlyMap<string, Buffer>): string[] =>
  Object.entries(screens).flatMap(([screen, { js, css, integrity = {} }]) => {
    const files = [...js, ...css];
    const bytes = files.reduce((sum, file) => sum + (contents.get(file)?.length ?? 0), 0);
    return [
      ...files.filter((file) => !(file in integrity)).map((file) => `${screen}: ${file} has no hash`),
      ...(bytes > MOST_SCREEN_BYTES
        ? [`${screen} loads ${Math.ceil(bytes / 1_000)} KB, more than ${MOST_SCREEN_BYTES / 1_000} KB`]
        : []),
    ];
  });

/** What is wrong between a build and its manifest. */
function disagreements({ manifest, screens, contract }: RemoteVersion, name: string): string[] {
  const built = new Set(Object.keys(screens));
  return [
    ...(manifest.remote === name ? [] : [`the manifest is that of ${manifest.remote}`]),
    ...(manifest.contract === contract ? [] : ['build and manifest have different contracts']),
    ...manifestMistakes(manifest),
    ...manifest.routes.filter(({ screen }) => !built.has(screen)).map(({ screen }) => `screen ${screen} was not built`),
  ];
}

/**
 * Verifies a build that somebody else made: names of files, manifest, integrity of every script and style, sizes.
 * @param dir folder with its files and nothing else, without compressed copies.
 * @param name the remote that it must be.
 * @returns its description and what it needs from the shell.
 * @throws Error with one line for each problem.
 */
export function verifyBuild(dir: string, name: string): VerifiedBuild {
  const files = readdirSync(dir);
  const contents = new Map(
    files
      .filter((file) => statSync(path.join(dir, file)).isFile())
      .map((file) => [file, readFileSync(path.join(dir, file))]),
  );
  const described = uploadedVersionSchema.safeParse(readJson(dir, REMOTE_FILE));
  const required = requirementsSchema.safeParse(readJson(dir, REQUIREMENTS_FILE));
  const problems = [
    ...files.filter((file) => !FILE.test(file)).map((file) => `${file} is no file of a build`),
    ...(described.success ? [] : linesOf(REMOTE_FILE, described.error)),
    ...(required.success ? [] : linesOf(REQUIREMENTS_FILE, required.error)),
    ...(described.success
      ? [
          ...disagreements(described.data, name),
          ...wrongHashes(described.data, contents),
          ...heavyScreens(described.data, contents),
        ]
      : []),
  ];
  if (problems.length > 0 || !described.success || !required.success) throw new Error(problems.join('\n'));
  return { build: described.data, requirements: required.data };
}
