import type { RemoteStatus } from '../federation/screen-state.ts';

const Screen = () => null;
const failure = {
  failure: 'timeout',
  incidentId: '7F3A91C2',
  detail: 'no answer within 10000 ms',
  version: '2.0.0',
} as const;

/** Remotes in every state the diagnosis page shows. */
export const STATUSES: readonly RemoteStatus[] = [
  {
    remote: 'mf-classes',
    label: 'Kelas',
    version: '1.1.0',
    previousVersion: '1.0.0',
    baseUrl: '/remotes/mf-classes/1.1.0/',
    source: 'registry',
    screens: [
      {
        screen: 'ClassList',
        state: { status: 'ready', Screen, version: '1.1.0' },
        phases: { entry: 84, connect: 3, chunk: 120, evaluate: 9, total: 216 },
        lastFailure: null,
      },
      {
        screen: 'ClassDetail',
        state: { status: 'loading', slow: true },
        phases: { entry: 84, connect: 3, chunk: null, evaluate: null, total: null },
        lastFailure: null,
      },
    ],
  },
  {
    remote: 'mf-admin-tools',
    label: 'Administrasi',
    version: '2.0.0@http://localhost:3101',
    previousVersion: null,
    baseUrl: 'http://localhost:3101/',
    source: 'override',
    screens: [
      {
        screen: 'Admins',
        state: { status: 'failed', failure },
        phases: { entry: 10_000, connect: null, chunk: null, evaluate: null, total: 10_002 },
        lastFailure: failure,
      },
    ],
  },
  {
    remote: 'mf-commerce',
    label: 'Perdagangan',
    version: '0.9.0',
    previousVersion: null,
    baseUrl: '/remotes/mf-commerce/0.9.0/',
    source: 'registry',
    screens: [],
  },
];
