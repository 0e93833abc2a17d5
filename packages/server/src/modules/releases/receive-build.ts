import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { RemoteVersion } from '@widya/contract/routing/registry';
import { SignatureRefusal, verifySignature } from '@widya/releases/build-signature';
import { compressFolder } from '@widya/releases/compress-folder';
import { REMOTE_FILE } from '@widya/releases/files';
import { findRemote } from '@widya/releases/registry-changes';
import { sizeOf } from '@widya/releases/size-of';
import { buildPath } from '@widya/releases/target';
import { judgeRemote, readProvisions } from '@widya/releases/verdict';
import { verifyBuild } from '@widya/releases/verify-build';
import type { Config } from '../../platform/config/config.ts';
import { ApiFailure, invalid } from '../../platform/http/api-failure.ts';
import type { UploadedFile } from '../../platform/storage/uploaded-file.ts';
import { textOfError } from '../../platform/text/text-of-error.ts';
import { releasesOf } from './releases.ts';

/** An uploaded build whose files are stored, but which nobody gets yet. */
export interface ReceivedBuild {
  readonly build: RemoteVersion;
  readonly bytes: number;
  readonly notices: readonly string[];
  /** Fingerprint of the key that signed it; undefined when no key is registered for the remote. */
  readonly key: string | undefined;
}

const REFUSED = 'Build ini tidak dapat dipublikasikan';

/** A refusal with English lines for the log of the team's CI. */
const refused = (lines: string): ApiFailure => invalid({ build: lines }, REFUSED);

/** Puts the uploaded files into a folder of their own, by the names that the sender gave them. */
async function arrange(files: readonly UploadedFile[]): Promise<string> {
  const [first] = files;
  if (!first) throw refused('no file was sent');
  const dir = join(dirname(first.path), 'build');
  await mkdir(dir);
  for (const { originalName, path } of files) {
    // Names are checked with the build; here they only must not leave the folder.
    if (originalName !== basename(originalName) || /^\.|[\\/:]/.test(originalName) || originalName === '')
      throw refused(`${originalName} is no name of a file`);
    await copyFile(path, join(dir, originalName));
  }
  return dir;
}

function verify(dir: string, remote: string) {
  try {
    return verifyBuild(dir, remote);
  } catch (error) {
    throw refused(textOfError(error));
  }
}

const SIGNATURE_TEXTS: Readonly<Record<SignatureRefusal['reason'], string>> = {
  missing: 'Build ini belum ditandatangani. Isi WIDYA_SIGNING_KEY dengan kunci tim, lalu publikasikan lagi.',
  'unknown-key':
    'Build ini ditandatangani dengan kunci yang tidak terdaftar. Pakai kunci tim, atau minta pengelola mendaftarkan kunci itu di REMOTE_KEYS.',
  changed: 'Isi build ini berbeda dari yang ditandatangani. Tanda tangani dan publikasikan lagi.',
};

/** The fingerprint of the key that signed a build, as `verifySignature`. @throws ApiFailure 422 SIGNATURE_REFUSED */
function signerOf(dir: string, build: RemoteVersion, keys: readonly string[] | undefined): string | undefined {
  try {
    return verifySignature(dir, build, keys);
  } catch (error) {
    if (!(error instanceof SignatureRefusal)) throw error;
    const errors = { build: error.message };
    throw new ApiFailure(422, 'SIGNATURE_REFUSED', SIGNATURE_TEXTS[error.reason], { errors });
  }
}

/**
 * Verifies an uploaded build and stores its files. They can stay when publishing fails afterwards, as nothing leads to
 * them and a build never changes.
 * @throws ApiFailure 422 with every problem, in English: shape, integrity, sizes, what the live shell lacks, signature;
 * 409 when another build of this version is stored.
 */
export async function receiveBuild(
  config: Config,
  remote: string,
  files: readonly UploadedFile[],
): Promise<ReceivedBuild> {
  const dir = await arrange(files);
  try {
    const { build, requirements } = verify(dir, remote);
    const key = signerOf(dir, build, config.remoteKeys[remote]);
    const { version } = build;
    const target = await releasesOf(config).target();
    const verdict = judgeRemote({ name: remote, version, requirements }, await readProvisions(target), []);
    if (verdict.problems.length > 0) throw refused(verdict.problems.join('\n'));
    const stored = await target.read(`${buildPath(remote, version)}/${REMOTE_FILE}`);
    if (stored !== null && stored !== (await readFile(join(dir, REMOTE_FILE), 'utf8')))
      throw new ApiFailure(409, 'INVALID_TRANSITION', `Versi ${version} sudah ada dengan isi yang berbeda`);
    await compressFolder(dir);
    if (stored === null) await target.addBuild(remote, version, dir);
    const registry = await releasesOf(config).read();
    return {
      build: { ...build, baseUrl: baseUrlOf(build, registry ? findRemote(registry, remote)?.current : undefined) },
      bytes: sizeOf(dir),
      notices: verdict.notices,
      key,
    };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Where browsers find the files: at the origin of the live version, whatever the upload says. */
function baseUrlOf({ manifest, version }: RemoteVersion, live: RemoteVersion | undefined): string {
  const own = `/${buildPath(manifest.remote, version)}/`;
  if (live === undefined || !URL.canParse(live.baseUrl)) return own;
  const path = `${buildPath(manifest.remote, live.version)}/`;
  return live.baseUrl.endsWith(path) ? live.baseUrl.slice(0, -path.length) + own.slice(1) : own;
}
