import { describe, expect, test } from '@jest/globals';
import { canonicalUrl } from '@widya/contract/routing/canonical-url';
import { firstQueryUrl } from '@widya/contract/routing/first-query';
import { adminLogsFirstQuery } from './admin-logs/first-query.ts';
import { logFiltersOf, logListQueryOf, readLogListState } from './admin-logs/list-query.ts';
import { adminsFirstQuery } from './admins/first-query.ts';
import { adminListQueryOf, readAdminListState } from './admins/list-query.ts';
import { liveStreamsFirstQuery } from './live-streams/first-query.ts';
import { liveStreamListQueryOf, readLiveStreamListState } from './live-streams/list-query.ts';

describe('the first query is the one the page asks before the screen is there', () => {
  test.each(['', 'active=0&q=ratna&role=admin&sort=-last_login_at&page=2&per_page=100'])('admins: %s', (search) => {
    const query = adminListQueryOf(readAdminListState(new URLSearchParams(search)));
    expect(canonicalUrl(adminsFirstQuery.path, query)).toBe(firstQueryUrl(adminsFirstQuery, {}, search));
  });

  test.each(['', 'q=wayang&sort=-stream_finish&page=2&per_page=50'])('live streams: %s', (search) => {
    const query = liveStreamListQueryOf(readLiveStreamListState(new URLSearchParams(search)));
    expect(canonicalUrl(liveStreamsFirstQuery.path, query)).toBe(firstQueryUrl(liveStreamsFirstQuery, {}, search));
  });

  test.each(['', 'admin_id=3&object=class&from=2026-11-01&to=2026-11-20&q=harga&sort=created_at&page=7'])(
    'log: %s',
    (search) => {
      const query = logListQueryOf(readLogListState(new URLSearchParams(search)));
      expect(canonicalUrl(adminLogsFirstQuery.path, query)).toBe(firstQueryUrl(adminLogsFirstQuery, {}, search));
    },
  );
});

test('nonsense in the address counts as not said', () => {
  const wrong = new URLSearchParams('active=9&page=x&per_page=3&sort=password&role=root&admin_id=-1&from=kemarin');
  expect(readAdminListState(wrong)).toEqual(readAdminListState(new URLSearchParams()));
  expect(readLiveStreamListState(wrong)).toEqual(readLiveStreamListState(new URLSearchParams()));
  expect(readLogListState(wrong)).toEqual(readLogListState(new URLSearchParams()));
});

test('the download follows the filters and nothing else', () => {
  const state = readLogListState(new URLSearchParams('admin_id=3&page=4&per_page=50&sort=created_at'));
  expect(logFiltersOf(state)).toEqual({ admin_id: 3 });
});
