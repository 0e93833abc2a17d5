import { describe, expect, it } from '@jest/globals';
import type { Viewer } from '../routing/viewer.ts';
import { FULL_REGISTRY, registryWith } from '../testing/registry.ts';
import { type Command, commandGroups } from './commands.ts';
import { bestMatches, rank } from './matches.ts';
import { forgetPages, recentPages, rememberPage } from './recent-pages.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { searchResults } from './search-results.ts';
import { sourcesFor, targetsOf } from './search-sources.ts';

describe('searching', () => {
  it('sorts matches at the beginning first', () => {
    const found = bestMatches(['Log', 'Katalog', 'Voucher logam', 'Surel'], 'log', (text) => text);
    expect(found).toEqual(['Log', 'Voucher logam', 'Katalog']);
  });
  it('matches words in any order, and without accents', () => {
    expect(rank('Formulir Dokumen', 'dok form')).toBe(3);
    expect(rank('Sértifikat', 'serti')).toBe(0);
    expect(rank('Sertifikat', 'x')).toBeNull();
  });
  it('keeps the order before anything is typed', () => {
    expect(bestMatches(['b', 'a'], ' ', (text) => text)).toEqual(['b', 'a']);
  });
});

describe('groups', () => {
  const command = (label: string): Command => ({ key: label, label, run: () => {} });
  const sources = {
    recent: [command('Peserta - Naskah')],
    screens: [command('Kelas'), command('Peserta')],
    actions: [command('Keluar')],
    searches: [command('naskah')],
    records: [],
  };
  it('begin with recent pages and searches', () => {
    const groups = commandGroups({ query: '', ...sources });
    expect(groups.map(({ label }) => label)).toEqual(['Terakhir dibuka', 'Pencarian terakhir', 'Halaman', 'Tindakan']);
  });
  it('stay while they are searched, even without a row (D233)', () => {
    const records = [
      { label: 'Kelas', items: [], loading: true },
      { label: 'Surel', items: [], loading: false },
    ];
    const groups = commandGroups({ query: 'x', ...sources, records });
    expect(groups.map(({ label }) => label)).toEqual(['Kelas']);
  });
  it('are filtered by the query, without empty groups', () => {
    const groups = commandGroups({
      query: 'kel',
      ...sources,
      records: [{ label: 'Kelas', items: [command('Kelas menulis')] }],
    });
    expect(groups.map(({ label, items }) => [label, items.map((item) => item.label)])).toEqual([
      ['Halaman', ['Kelas']],
      ['Kelas', ['Kelas menulis']],
      ['Tindakan', ['Keluar']],
    ]);
  });
});

describe('search sources (D233)', () => {
  const { remotes } = FULL_REGISTRY;
  const labels = (viewer: Viewer) => sourcesFor(remotes, viewer).map(({ label }) => label);
  const opened = (among: typeof remotes, viewer: Viewer, row: object) =>
    sourcesFor(among, viewer).flatMap((source) => searchResults([row], source, targetsOf(among, viewer, source)));

  it('are those whose key is in the list, in order', () => {
    expect(labels({ role: 'superadmin', menu: [] })).toEqual(['Kelas', 'Kelas Daring Mandiri', 'Pengguna']);
    expect(labels({ role: 'admin', menu: ['users', 'home'] })).toEqual(['Kelas', 'Pengguna']);
    expect(labels({ role: 'admin', menu: [] })).toEqual([]);
    expect(labels({ role: 'instructor', menu: null })).toEqual([]);
  });
  it('are limited to their roles, and empty until a second factor is set up', () => {
    expect(labels({ role: 'instructor', menu: ['users', 'home'] })).toEqual(['Kelas']);
    expect(labels({ role: 'superadmin', menu: [], mustSetUpSecondFactor: true })).toEqual([]);
  });
  it('open a row at the screen of the role', () => {
    const row = { code: 'A B', name: 'Naskah' };
    expect(opened(remotes, { role: 'admin', menu: ['home'] }, row)[0]?.path).toBe('/editor/classDetail/A%20B');
    expect(opened(remotes, { role: 'instructor', menu: ['home'] }, row)[0]?.path).toBe('/editor/visitors/A%20B');
  });
  it('open a row in the list while its screen is not published', () => {
    const row = { id: 7, full_name: 'Rina', email: 'rina@uji.example' };
    expect(opened(remotes, { role: 'admin', menu: ['users'] }, row)).toEqual([
      {
        key: '/users?q=rina%40uji.example',
        label: 'Rina',
        detail: 'rina@uji.example',
        path: '/users?q=rina%40uji.example',
      },
    ]);
    expect(opened(registryWith('mf-communication').remotes, { role: 'admin', menu: ['users'] }, row)).toEqual([]);
  });
  it('read nested fields, and leave out rows that cannot be opened', () => {
    const source = {
      label: 'Transaksi',
      icon: 'star',
      order: 1,
      endpoint: '/v1/order',
      fields: ['order_id', 'member.full_name'],
      open: [{ path: '/transaction?order=:id' }],
      menuKey: 'transaction',
    } as const;
    const rows = [{ id: 3, order_id: 'WID-3', member: { full_name: 'Rina' } }, { order_id: 'WID-4' }, null, 'x'];
    const path = '/transaction?order=3';
    const found = [{ key: path, label: 'WID-3', detail: 'Rina', path }];
    expect(searchResults({ data: rows }, source, ['/transaction?order=:id'])).toEqual(found);
    const [first, second] = searchResults([rows[0], rows[0]], source, ['/transaction?order=:id']);
    expect(second?.key).not.toBe(first?.key);
    for (const wrong of [null, 7, 'x', {}, { data: 7 }])
      expect(searchResults(wrong, source, ['/transaction?order=:id'])).toEqual([]);
  });
});

describe('recent searches', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  it('are stored by account, the latest first, each once', () => {
    for (const text of ['naskah', ' rina ', 'naskah', 'x']) rememberSearch('admin:1', text, storage);
    expect(recentSearches('admin:1', storage)).toEqual(['naskah', 'rina']);
    expect(recentSearches('admin:2', storage)).toEqual([]);
    forgetSearches(storage);
    expect(recentSearches('admin:1', storage)).toEqual([]);
  });
  it.each(['nonsense', '7', 'null', '{"account":"admin:1","searches":7}'])('%s is ignored', (text) =>
    expect(recentSearches('admin:1', { getItem: () => text })).toEqual([]),
  );
});

describe('recent pages', () => {
  const memory = () => {
    const values = new Map<string, string>();
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
  };
  it('are stored by account, the latest first, each screen once', () => {
    const storage = memory();
    rememberPage('admin:1', { path: '/editor?page=1', title: 'Daftar Kelas' }, storage);
    rememberPage('admin:1', { path: '/users', title: 'Pengguna' }, storage);
    rememberPage('admin:1', { path: '/editor?page=2', title: 'Daftar Kelas' }, storage);
    expect(recentPages('admin:1', storage).map(({ path }) => path)).toEqual(['/editor?page=2', '/users']);
    expect(recentPages('admin:2', storage)).toEqual([]);
    for (let page = 0; page < 9; page += 1) rememberPage('admin:1', { path: `/p${page}`, title: 'x' }, storage);
    expect(recentPages('admin:1', storage)).toHaveLength(6);
    forgetPages(storage);
    expect(recentPages('admin:1', storage)).toEqual([]);
  });
  it.each(['nonsense', '7', 'null', '{"account":"admin:1","pages":7}', '{"account":"admin:1","pages":[{"path":1}]}'])(
    '%s is ignored',
    (text) => expect(recentPages('admin:1', { getItem: () => text })).toEqual([]),
  );
});
