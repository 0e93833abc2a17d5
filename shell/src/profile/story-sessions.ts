import type { OpenSession } from '@widya/contract/accounts-sessions';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';

const HERE: OpenSession = {
  id: 31,
  device: 'Chrome di Windows',
  ip: '203.0.113.24',
  signed_in_at: '2026-11-23T01:12:00.000Z',
  last_used_at: '2026-11-23T03:05:00.000Z',
  current: true,
};

/** Invented sessions of an account on three devices. */
export const SESSIONS: readonly OpenSession[] = [
  HERE,
  {
    id: 28,
    device: 'Safari di iPhone',
    ip: '2001:db8:85a3::8a2e:370:7334',
    signed_in_at: '2026-11-20T12:40:00.000Z',
    last_used_at: '2026-11-22T14:31:00.000Z',
    current: false,
  },
  {
    id: 12,
    device: 'Perangkat tidak dikenal',
    ip: null,
    signed_in_at: '2026-11-02T08:00:00.000Z',
    last_used_at: '2026-11-02T08:04:00.000Z',
    current: false,
  },
];

export const ONLY_THIS: readonly OpenSession[] = [HERE];

/** A fake API that ends sessions. */
export function sessionsApi(): FakeApi {
  let open = SESSIONS;
  const keep = (remaining: readonly OpenSession[]) => {
    const affectedRows = open.length - remaining.length;
    open = remaining;
    return { body: { success: true, affectedRows } };
  };
  return {
    'GET /v1/sessions': () => ({ body: open }),
    'DELETE /v1/sessions/:id': ({ params }) => keep(open.filter(({ id }) => String(id) !== params.id)),
    'DELETE /v1/sessions': () => keep(open.filter(({ current }) => current)),
  };
}
