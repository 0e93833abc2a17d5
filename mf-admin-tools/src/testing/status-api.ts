import type { Status } from '@widya/contract/status';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';

const queue = (name: string, values: Partial<Status['queues'][number]> = {}): Status['queues'][number] => ({
  queue: name,
  waiting: 0,
  active: 0,
  failed: 0,
  oldest_seconds: null,
  ...values,
});

/** Status with values in all parts; of two servers with different versions, one no longer responds. */
export const installation = (values: Partial<Status> = {}): Status => ({
  servers: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      host: 'widya-1',
      version: '0.2.0',
      node: 'v24.21.0',
      jobs: true,
      started_at: '2026-11-20T01:00:00.000Z',
      seen_at: '2026-11-22T03:00:00.000Z',
      alive: true,
    },
    {
      id: '00000000-0000-4000-8000-000000000002',
      host: 'widya-2',
      version: '0.1.0',
      node: 'v24.21.0',
      jobs: false,
      started_at: '2026-11-19T01:00:00.000Z',
      seen_at: '2026-11-22T02:40:00.000Z',
      alive: false,
    },
  ],
  database: {
    version: '18.4',
    size_bytes: 6_120_328_396,
    connections: 24,
    max_connections: 100,
    source: 'statements',
    slow: [{ query: 'select * from registrations where class_id = $1', calls: 1_240, ms: 312.4 }],
  },
  queues: [queue('clean-up'), queue('tasks', { waiting: 12, active: 1, failed: 2, oldest_seconds: 1_500 })],
  mail: {
    queued: 4_210,
    sending: 20,
    oldest_seconds: 90,
    held: false,
    sent: 12_400,
    failed: 3,
    bounced: 7,
    uncertain: 0,
  },
  webhooks: {
    active: 2,
    failing: 0,
    inactive: 1,
    failing_since: null,
    waiting: 3,
    oldest_seconds: 2,
    failed: 4,
  },
  storage: { kind: 'bucket', state: 'ok', files: 8_420, size_bytes: 31_210_228_396, free_mb: 18_200 },
  backup_at: '2026-11-21T18:30:00.000Z',
  missing: ['secrets_key', 'push', 'metrics'],
  ...values,
});

/** Status of a new installation on one server. */
export const freshInstallation = (): Status =>
  installation({
    servers: [],
    database: {
      version: '18.4',
      size_bytes: 12_120_328,
      connections: 3,
      max_connections: 100,
      source: 'running',
      slow: [],
    },
    queues: [],
    mail: { queued: 0, sending: 0, oldest_seconds: null, held: false, sent: 0, failed: 0, bounced: 0, uncertain: 0 },
    webhooks: {
      active: 0,
      failing: 0,
      inactive: 0,
      failing_since: null,
      waiting: 0,
      oldest_seconds: null,
      failed: 0,
    },
    storage: { kind: 'folder', state: 'ok', files: 0, size_bytes: 0, free_mb: null },
    backup_at: null,
    missing: [],
  });

export const statusApi = (status: Status = installation()): FakeApi => ({ 'GET /v1/status': () => ({ body: status }) });
