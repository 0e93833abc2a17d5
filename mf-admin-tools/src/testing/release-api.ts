import type { Release, ReleaseVersion } from '@widya/contract/releases';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';

const version = (changes: Partial<ReleaseVersion> = {}): ReleaseVersion => ({
  version: '1.4.0-3f2a9c1b7d',
  release: {
    by: 'CI laporan (token API dari Sekar Contoh)',
    at: '2026-11-24T03:15:00.000Z',
    commit: '3f2a9c1b7d3f2a9c1b7d3f2a9c1b7d3f2a9c1b7d',
    bytes: 148_200,
    key: 'b1946ac92492d234',
  },
  failures: 2,
  lists: 640,
  seconds: 0.7,
  ...changes,
});

const BASE: Release = {
  remote: 'mf-classes',
  label: 'Kelas',
  team: { name: 'Tim Kelas', email: 'tim.kelas@widya.example' },
  revision: 'a1b2c3d4e5f60718',
  disabled: false,
  can_disable: true,
  current: version(),
  previous: version({
    version: '1.3.0-77aa01bc22',
    release: { by: 'Bagas Contoh', at: '2026-11-10T02:00:00.000Z', commit: null, bytes: 146_900, key: null },
    failures: 5,
    lists: 210,
    seconds: 0.9,
  }),
  candidate: null,
  overrides: [],
};

/** Fixture of a remote; pass the fields that the story is about. */
export const release = (changes: Partial<Release> = {}): Release => ({ ...BASE, ...changes });

export const STAGED = release({
  remote: 'mf-commerce',
  label: 'Perdagangan',
  candidate: {
    ...version({ version: '2.0.0-9d8e7f6a5b', failures: 9, lists: 32, seconds: 1.4 }),
    share: 5,
    admins: true,
    accounts: ['instructor:3'],
  },
});

/** A remote of each state. */
export const RELEASES: readonly Release[] = [
  release({ remote: 'mf-admin-tools', label: 'Administrasi', team: null, can_disable: false }),
  release(),
  STAGED,
  release({ remote: 'mf-communication', label: 'Komunikasi', disabled: true }),
  release({
    remote: 'mf-participants',
    label: 'Peserta',
    previous: null,
    current: version({ release: null, failures: 0, lists: 0, seconds: null }),
    overrides: [{ origin: 'http://localhost:3101', seen_at: '2026-11-24T05:20:00.000Z' }],
  }),
];

/** Fake API of the stories of releases. */
export const releaseApi = (rows: readonly Release[] = RELEASES): FakeApi => {
  const done = () => ({ body: { success: true, data: release() } });
  return {
    'GET /v1/releases': () => ({ body: { data: rows, override_origins: ['http://localhost:3101'] } }),
    'POST /v1/releases/:remote/promote': done,
    'PUT /v1/releases/:remote/candidate': done,
    'DELETE /v1/releases/:remote/candidate': done,
    'POST /v1/releases/:remote/rollback': done,
    'POST /v1/releases/:remote/disable': done,
    'POST /v1/releases/:remote/enable': done,
  };
};
