import { beforeEach, expect, test } from '@jest/globals';
import { linkTo, provideScreens } from './link-to.ts';
import { registryOf } from './testing.tsx';

beforeEach(() => {
  provideScreens(
    registryOf({ ClassList: '/editor', ManageChapter: '/editor/syllabus/:event_url/:syllabus_id/manage' }),
  );
});

test('a screen is found by its name, with encoded parameters and a query without empty values', () => {
  expect(linkTo('ClassList')).toBe('/editor');
  expect(linkTo('ClassList', {}, { tab: 'archive', q: '', page: 2 })).toBe('/editor?tab=archive&page=2');
  expect(linkTo('ManageChapter', { event_url: 'a/b', syllabus_id: 9 })).toBe('/editor/syllabus/a%2Fb/9/manage');
});

test('no link where no screen is or a parameter is empty', () => {
  expect(linkTo('Vouchers')).toBeNull();
  expect(linkTo('ManageChapter', { event_url: '', syllabus_id: 1 })).toBeNull();
});
