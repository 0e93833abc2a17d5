import { describe, expect, it } from '@jest/globals';
import { matchRoute } from '@widya/contract/routing/match-route';
import { composeTabs } from '../menu/compose-tabs.ts';
import { staffView } from '../routing/signed-in.ts';
import type { Viewer } from '../routing/viewer.ts';
import { FULL_REGISTRY } from '../testing/registry.ts';
import { crumbsOf } from './crumbs.ts';
import { documentTitle, pageNames } from './page-names.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { isPastTenth } from './use-past-tenth.ts';

const { remotes } = FULL_REGISTRY;
const admin: Viewer = { role: 'admin', menu: ['home'] };
const superadmin: Viewer = { role: 'superadmin', menu: [] };
const at = (path: string, viewer = admin) => {
  const match = matchRoute(remotes, path);
  return { view: staffView(remotes, viewer, path), scope: match && composeTabs(remotes, viewer, match) };
};
const titleAt = (path: string, claimed: string | null = null, record: string | null = null) => {
  const { view, scope } = at(path);
  return documentTitle(pageNames(view, scope, claimed, record));
};

describe('document titles', () => {
  it('name screen, record and product', () => {
    expect(titleAt('/editor/visitors/ABC', 'Peserta', 'Menyunting Naskah')).toBe('Peserta - Menyunting Naskah - Widya');
  });
  it('use the manifest while the screen gives none', () => expect(titleAt('/editor')).toBe('ClassList - Widya'));
  it('repeat nothing', () => {
    expect(titleAt('/editor/classDetail/ABC', 'Naskah', 'Naskah')).toBe('Naskah - Widya');
  });
  it('leave the record out of other screens', () =>
    expect(titleAt('/editor', null, 'Naskah')).toBe('ClassList - Widya'));
  it.each([
    ['/profile', 'Profil - Widya'],
    ['/diagnosis', 'Diagnosis - Widya'],
    ['/unknown', 'Halaman tidak ditemukan - Widya'],
    ['/users', 'Tidak punya akses - Widya'],
    ['/', 'Widya'],
  ])('%s: %s', (path, title) => expect(titleAt(path)).toBe(title));
});

describe('crumbs', () => {
  it.each([
    ['/loglist', 'Log'],
    ['/editor/create-streaming', 'Siaran Langsung'],
    ['/editor/voucher', 'Voucher'],
    ['/participation', 'Peserta'],
    ['/create-class', 'Kelas'],
    ['/editor/syllabus/7/create', 'Kelas Daring Mandiri'],
    ['/editor/email/ABC', 'Kelas'],
  ])('%s is in the area %s of the menu (D229)', (path, area) => {
    const { view, scope } = at(path, superadmin);
    expect(pageNames(view, scope, null, null).area).toBe(area);
  });
  it('lead from the list over the record to the screen', () => {
    const { view, scope } = at('/editor/visitors/ABC');
    expect(crumbsOf(pageNames(view, scope, 'Peserta Sesi', 'Naskah'), scope)).toEqual([
      { label: 'Kelas', to: '/editor' },
      { label: 'Naskah', to: '/editor/classDetail/ABC' },
      { label: 'Peserta Sesi' },
    ]);
  });
  it('repeat nothing', () => {
    const { view } = at('/editor');
    expect(crumbsOf(pageNames(view, null, 'Kelas', null), null)).toEqual([{ label: 'Kelas' }]);
  });
});

describe('scrolling', () => {
  it.each([
    [0, 2000, 800, false],
    [120, 2000, 800, false],
    [121, 2000, 800, true],
    [49, 875, 800, true],
    [48, 875, 800, false],
    [0, 800, 800, false],
  ])('%d of %d in a window of %d: %s', (scrolled, page, window, past) => {
    expect(isPastTenth(scrolled, page, window)).toBe(past);
  });

  it('is remembered for each entry of the history, over a reload', () => {
    const values = new Map<string, string>();
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    };
    const memory = createScrollMemory(storage);
    expect(memory.recall('a')).toBeNull();
    memory.remember('a', 120.4);
    for (let entry = 0; entry < 59; entry += 1) memory.remember(`entry-${entry}`, entry);
    expect(createScrollMemory(storage).recall('a')).toBe(120);
    memory.remember('one more', 1);
    expect(createScrollMemory(storage).recall('a')).toBeNull();
  });
  it('does not fail when the storage is unavailable or holds invalid values', () => {
    const closed = {
      getItem: () => '{"a":1}',
      setItem: () => {
        throw new Error('closed');
      },
    };
    const memory = createScrollMemory(closed);
    memory.remember('a', 5);
    expect(memory.recall('a')).toBe(5);
  });
});
