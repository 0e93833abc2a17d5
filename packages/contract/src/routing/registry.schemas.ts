import { z } from 'zod';
import { manifestSchema } from './manifest.schemas.ts';
import type { RemoteVersion } from './registry.ts';

/** The name of a remote, in addresses and in the scope of tokens. */
export const remoteName = z
  .string()
  .max(60)
  .regex(
    /^mf-[a-z0-9]+(-[a-z0-9]+)*$/,
    'Nama remote diawali mf- dan terdiri atas huruf kecil, angka, dan tanda hubung',
  );

/** Names of files that are safe in every file system and address: no path, no hidden file. */
const file = z.string().regex(/^[A-Za-z0-9][\w.-]{0,120}$/, 'a file is named by letters, digits, - _ and .');
const identifier = z.string().regex(/^[A-Za-z_$][\w$]{0,120}$/, 'a global is a JavaScript identifier');
const hash = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'a hash is sha256-…');

const screen = z.object({
  js: z.array(file),
  css: z.array(file),
  shared: z.array(z.string().max(200)),
  integrity: z.record(file, hash),
});

/** `remote.json` of a build that is uploaded: all its files have hashes. */
export const uploadedVersionSchema = z.object({
  version: z.string().regex(/^[A-Za-z0-9][\w.+-]{0,50}$/, 'a version is made of letters, digits, . + - and _'),
  baseUrl: z.string().max(300),
  entry: file,
  integrity: hash,
  global: identifier,
  chunkGlobal: identifier,
  contract: z.int(),
  screens: z.record(z.string(), screen),
  manifest: manifestSchema,
}) satisfies z.ZodType<RemoteVersion>;

/** An Ed25519 key as base64 of its DER form (SPKI), which begins with the same 12 bytes for every key. */
const publicKey = z.string().regex(/^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/);

/** Public keys by remote, one of which must have signed a build before it is published. */
export const remoteKeysSchema = z.record(remoteName, z.array(publicKey).min(1).readonly());

const names = z.array(z.string().max(200)).readonly();

/** `requires.json` of a build: what it needs from the shell and the API. */
export const requirementsSchema = z.object({
  contract: z.int(),
  shared: z.record(z.string().max(200), names),
  menuKeys: names,
  endpoints: names,
});
