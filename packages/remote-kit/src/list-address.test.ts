import { beforeEach, expect, test } from '@jest/globals';
import { forgetLists, listAddress, rememberList } from './list-address.ts';

beforeEach(() => sessionStorage.clear());

test('a list that was not shown yet has no query', () => {
  expect(listAddress('/editor')).toBe('/editor');
  expect(listAddress('/create-event?lihat=daftar')).toBe('/create-event?lihat=daftar');
});

test('search, sort and page of the last visit are kept for each list (D231)', () => {
  rememberList('/editor', '?q=naskah&sort=-name&page=3');
  rememberList('/private-class-editor', '?hidden=1');
  expect(listAddress('/editor')).toBe('/editor?q=naskah&sort=-name&page=3');
  rememberList('/editor', '');
  expect(listAddress('/editor')).toBe('/editor');
  expect(listAddress('/private-class-editor')).toBe('/private-class-editor?hidden=1');
});

test('parameters of the link itself win', () => {
  rememberList('/create-event', '?q=gelar&page=2&lihat=lain');
  expect(listAddress('/create-event?lihat=daftar')).toBe('/create-event?q=gelar&page=2&lihat=daftar');
});

test('nothing remains after sign-out, and an unreadable value is ignored', () => {
  rememberList('/editor', '?q=rahasia');
  forgetLists();
  expect(listAddress('/editor')).toBe('/editor');
  sessionStorage.setItem('widya:daftar', '{"/editor":7}');
  expect(listAddress('/editor')).toBe('/editor');
});
