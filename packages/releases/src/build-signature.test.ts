import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { registeredForm, signBuild, verifySignature } from './build-signature.ts';
import { fingerprintOf, readRemoteKeys } from './remote-keys.ts';
import { versionOf, writeBuild } from './testing/versions.ts';

function keyPair() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    registered: registeredForm(publicKey),
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
const team = keyPair();
const other = keyPair();
const build = versionOf('v1');

let root = '';
let dir = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'signature-'));
  dir = writeBuild(root, build);
});
afterEach(() => rmSync(root, { recursive: true }));

const verifyWith = (...keys: readonly string[]) => verifySignature(dir, build, keys);

describe('a signed build', () => {
  beforeEach(() => void signBuild(dir, build, team.pem));

  test('is accepted by the key that signed it, which is named by its fingerprint', () => {
    expect(verifyWith(team.registered)).toBe(fingerprintOf(team.registered));
    expect(fingerprintOf(team.registered)).toMatch(/^[0-9a-f]{16}$/);
  });

  test('is accepted while keys are rotated, and signed again with the next key afterwards', () => {
    expect(verifyWith(other.registered, team.registered)).toBe(fingerprintOf(team.registered));
    expect(() => verifyWith(other.registered)).toThrow(`the key ${fingerprintOf(team.registered)}, which is not`);
    signBuild(dir, build, other.pem);
    expect(verifyWith(other.registered)).toBe(fingerprintOf(other.registered));
  });

  test('is signed in the same way every time, so that it can be sent again', () => {
    const first = readFileSync(path.join(dir, 'signature.json'), 'utf8');
    signBuild(dir, build, team.pem);
    expect(readFileSync(path.join(dir, 'signature.json'), 'utf8')).toBe(first);
  });

  test('may have compressed copies, which are recreated at publishing', () => {
    writeFileSync(path.join(dir, 'remoteEntry.js.br'), 'x');
    expect(verifyWith(team.registered)).toBeDefined();
  });

  test.each([
    ['a changed file', () => writeFileSync(path.join(dir, 'remoteEntry.js'), 'alert(1)')],
    ['another description', () => writeFileSync(path.join(dir, 'remote.json'), '{}')],
    ['an additional file', () => writeFileSync(path.join(dir, 'more.svg'), '<svg/>')],
    ['a file that is missing', () => rmSync(path.join(dir, 'remoteEntry.js'))],
    ['a renamed file', () => renameSync(path.join(dir, 'remoteEntry.js'), path.join(dir, 'entry.js'))],
  ])('with %s is refused', (_, change) => {
    change();
    expect(() => verifyWith(team.registered)).toThrow('mf-classes v1 is not what was signed');
  });

  test.each([
    ['version', versionOf('v2')],
    ['remote', versionOf('v1', 'mf-commerce')],
  ])('is no signature of another %s', (_, claimed) => {
    expect(() => verifySignature(dir, claimed, [team.registered])).toThrow('is not what was signed');
  });

  test('whose signature names the registered key but is by another one is refused', () => {
    const signed = JSON.parse(readFileSync(path.join(dir, 'signature.json'), 'utf8')) as object;
    signBuild(dir, build, other.pem);
    const { signature } = JSON.parse(readFileSync(path.join(dir, 'signature.json'), 'utf8')) as { signature: string };
    writeFileSync(path.join(dir, 'signature.json'), JSON.stringify({ ...signed, signature }));
    expect(() => verifyWith(team.registered)).toThrow('is not what was signed');
  });
});

test.each([null, '{}', 'no json', '[]', 'null'])(
  'without a signature (%s) a build is refused where one is needed',
  (text) => {
    if (text !== null) writeFileSync(path.join(dir, 'signature.json'), text);
    expect(() => verifyWith(team.registered)).toThrow('mf-classes must be signed');
  },
);

test('where no key is registered, a build is accepted, signed or not, without a verdict on its signature', () => {
  expect(verifySignature(dir, build)).toBeUndefined();
  signBuild(dir, build, other.pem);
  expect(verifyWith()).toBeUndefined();
});

test('another kind of key signs nothing', () => {
  const pem = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' });
  expect(() => signBuild(dir, build, pem.toString())).toThrow('Builds are signed with an Ed25519 key');
});

describe('the keys that a command observes', () => {
  const text = JSON.stringify({ 'mf-classes': [team.registered] });

  test('stand in a variable or a file', () => {
    const file = path.join(root, 'keys.json');
    writeFileSync(file, text);
    expect(readRemoteKeys({ REMOTE_KEYS: text })).toEqual({ 'mf-classes': [team.registered] });
    expect(readRemoteKeys({ REMOTE_KEYS_FILE: file })).toEqual({ 'mf-classes': [team.registered] });
    expect(readRemoteKeys({})).toEqual({});
  });

  test.each(['no json', '[]', '{"mf-classes":[]}', '{"mf-classes":["x"]}', '{"classes":[]}'])(
    'that cannot be read let nothing through: %s',
    (wrong) => expect(() => readRemoteKeys({ REMOTE_KEYS: wrong })).toThrow('REMOTE_KEYS must be a JSON object'),
  );

  test.each(['', '\n'])('in an empty file let nothing through: %j', (content) => {
    const file = path.join(root, 'empty.json');
    writeFileSync(file, content);
    expect(() => readRemoteKeys({ REMOTE_KEYS_FILE: file })).toThrow('REMOTE_KEYS must be a JSON object');
  });

  test('in a variable and a file at once let nothing through, as at the server', () => {
    const file = path.join(root, 'keys.json');
    writeFileSync(file, text);
    expect(() => readRemoteKeys({ REMOTE_KEYS: text, REMOTE_KEYS_FILE: file })).toThrow(
      'REMOTE_KEYS_FILE must not be given together with REMOTE_KEYS',
    );
  });

  test('in a file that is missing let nothing through', () =>
    expect(() => readRemoteKeys({ REMOTE_KEYS_FILE: path.join(root, 'none') })).toThrow('ENOENT'));
});
