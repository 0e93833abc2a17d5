import { expect, test } from '@jest/globals';
import { logList } from './admin-logs/list.ts';
import { adminList } from './admins/list.ts';
import { liveStreamList } from './live-streams/list.ts';

test('ignores invalid values in the address', () => {
  const wrong = new URLSearchParams('active=9&page=x&per_page=3&sort=password&role=root&admin_id=-1&from=kemarin');
  expect(adminList.read(wrong)).toEqual(adminList.read(new URLSearchParams()));
  expect(liveStreamList.read(wrong)).toEqual(liveStreamList.read(new URLSearchParams()));
  expect(logList.read(wrong)).toEqual(logList.read(new URLSearchParams()));
});

test('the download follows the filters and nothing else', () => {
  const state = logList.read(new URLSearchParams('admin_id=3&page=4&per_page=50&sort=created_at'));
  expect(logList.filtersOf(state)).toEqual({ admin_id: 3 });
});
