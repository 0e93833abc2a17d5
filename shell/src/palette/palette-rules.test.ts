import { describe, expect, it } from '@jest/globals';
import { FULL_REGISTRY, registryWith } from '../testing/registry.ts';
import { classPath } from './class-path.ts';
import { type Command, classDetail, commandGroups } from './commands.ts';
import { bestMatches, rank } from './matches.ts';
import { forgetPages, recentPages, rememberPage } from './recent-pages.ts';

describe('searching', () => {
  it('puts beginnings first', () => {
    const found = bestMatches(['Log', 'Katalog', 'Voucher logam', 'Surel'], 'log', (text) => text);
    expect(found).toEqual(['Log', 'Voucher logam', 'Katalog']);
  });
  it('finds words in any order, and without accents', () => {
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
    classes: [],
    courses: [],
  };
  it('begin with recent pages', () => {
    const groups = commandGroups({ query: '', ...sources });
    expect(groups.map(({ label }) => label)).toEqual(['Terakhir dibuka', 'Halaman', 'Tindakan']);
  });
  it('answer to the query, and leave out what has nothing', () => {
    const groups = commandGroups({ query: 'kel', ...sources, classes: [command('Kelas menulis')] });
    expect(groups.map(({ label, items }) => [label, items.map((item) => item.label)])).toEqual([
      ['Halaman', ['Kelas']],
      ['Kelas', ['Kelas menulis']],
      ['Tindakan', ['Keluar']],
    ]);
  });
});

describe('classes', () => {
  it('open where the role works', () => {
    const { remotes } = FULL_REGISTRY;
    expect(classPath(remotes, { role: 'admin', menu: ['home'] }, 'A B')).toBe('/editor/classDetail/A%20B');
    expect(classPath(remotes, { role: 'instructor', menu: ['home'] }, 'ABC')).toBe('/editor/visitors/ABC');
  });
  it('are looked up in the list while their screens are not published', () => {
    const { remotes } = registryWith('mf-communication');
    expect(classPath(remotes, { role: 'admin', menu: ['home'] }, 'ABC')).toBe('/editor?q=ABC');
  });
  it('are told apart by code and topic', () => {
    expect(classDetail({ code: 'ABC', topic_name: 'Bahasa' })).toBe('ABC · Bahasa');
    expect(classDetail({ code: 'ABC', topic_name: null })).toBe('ABC');
  });
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
  it('are kept by account, the youngest first, each screen once', () => {
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
    'nothing is read out of %s',
    (text) => expect(recentPages('admin:1', { getItem: () => text })).toEqual([]),
  );
});
