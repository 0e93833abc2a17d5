import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/releases';
import type { Registry } from '@widya/contract/routing/registry';
import { registeredForm, signBuild } from '@widya/releases/build-signature';
import { findRemote } from '@widya/releases/registry-changes';
import { fingerprintOf } from '@widya/releases/remote-keys';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertApiToken } from '../../testing/insert-api-token.ts';
import { type TestBuild, testBuild, uploadOf } from '../../testing/uploaded-build.ts';

const REMOTE = 'mf-laporan';
const params = { remote: REMOTE };

function keyPair() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    registered: registeredForm(publicKey),
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
const team = keyPair();
const next = keyPair();
const thief = keyPair();

type Files = TestBuild['files'];

/** Signs a build with a key. @returns its files together with the signature. */
async function signed({ build, files }: TestBuild, pem: string): Promise<Files> {
  const dir = await mkdtemp(join(tmpdir(), 'widya-signed-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
    signBuild(dir, build, pem);
    return { ...files, 'signature.json': await readFile(join(dir, 'signature.json'), 'utf8') };
  } finally {
    await rm(dir, { recursive: true });
  }
}

let t: TestApp;
afterEach(() => t.close());

/** Starts a server with these keys. @returns a deploy token of the remote, and a function that uploads with it. */
async function open(keys: Readonly<Record<string, readonly string[]>>) {
  t = await createTestApp({ env: { REMOTE_KEYS: JSON.stringify(keys) } });
  const ci = await insertApiToken(t.db, new Date(), { keys: [], values: { name: 'CI laporan', remotes: [REMOTE] } });
  const upload = (files: Files) => t.call(contract.publishRelease, ci, { params, ...uploadOf(files) });
  return { ci, upload };
}

const published = async () => {
  const text = await readFile(join(t.config.remotesTarget, 'registry.json'), 'utf8').catch(() => null);
  return text === null ? undefined : findRemote(JSON.parse(text) as Registry, REMOTE);
};

const build = testBuild(REMOTE, '1.0.0');
/** The files of one build with the signature of another build, for which the signature is valid. */
const forged = async (): Promise<Files> => ({
  ...testBuild(REMOTE, '1.0.0', { label: 'Palsu' }).files,
  'signature.json': (await signed(build, team.pem))['signature.json'] ?? '',
});

describe('a remote with registered keys', () => {
  it('is published when one of them has signed it, and the list names the key', async () => {
    const { ci, upload } = await open({ [REMOTE]: [team.registered, next.registered] });
    expect((await upload(await signed(build, team.pem))).status).toBe(201);
    expect((await upload(await signed(testBuild(REMOTE, '1.1.0'), next.pem))).status).toBe(201);
    expect(await published()).toMatchObject({
      current: { version: '1.1.0', release: { key: fingerprintOf(next.registered) } },
      previous: { version: '1.0.0', release: { key: fingerprintOf(team.registered) } },
    });
    expect((await t.call(contract.rollBackRelease, ci, { params, body: {} })).status).toBe(200);
    const { body } = await t.call(contract.listReleases, await t.actor('superadmin'));
    expect(body.data).toMatchObject([{ current: { release: { key: fingerprintOf(team.registered) } } }]);
  });

  it.each([
    ['no signature', async () => build.files, 'belum ditandatangani', 'must be signed'],
    ['another key', () => signed(build, thief.pem), 'kunci yang tidak terdaftar', 'is not registered in REMOTE_KEYS'],
    ['a key that was rotated out', () => signed(build, next.pem), 'kunci yang tidak terdaftar', 'is not registered'],
    ['the signature of another build', forged, 'berbeda dari yang ditandatangani', 'is not what was signed'],
    [
      'an additional picture',
      async () => ({ ...(await signed(build, team.pem)), 'more.svg': '<svg/>' }),
      'berbeda dari yang ditandatangani',
      'is not what was signed',
    ],
  ])('refuses a build with %s, and stores nothing', async (_, files, msg, reason) => {
    const { upload } = await open({ [REMOTE]: [team.registered] });
    expect(await upload(await files())).toMatchObject({
      status: 422,
      body: {
        code: 'SIGNATURE_REFUSED',
        msg: { message: expect.stringContaining(msg) },
        errors: { build: expect.stringContaining(reason) },
      },
    });
    expect(await published()).toBeUndefined();
    expect(
      await readFile(join(t.config.remotesTarget, `remotes/${REMOTE}/1.0.0/remote.json`)).catch(() => null),
    ).toBeNull();
  });
});

describe('a remote without registered keys', () => {
  it('is published unsigned or signed, and no key is named, as none was verified', async () => {
    const { upload } = await open({ 'mf-lain': [team.registered] });
    expect((await upload(build.files)).status).toBe(201);
    expect((await upload(await signed(testBuild(REMOTE, '1.1.0'), team.pem))).status).toBe(201);
    expect((await published())?.current.release).not.toHaveProperty('key');
  });

  it('accepts the forged build, which only a registered key prevents', async () => {
    const { upload } = await open({});
    expect((await upload(await forged())).status).toBe(201);
  });
});
