import { describe, expect, it } from '@jest/globals';
import { MENU_KEYS } from '@widya/contract/menu';
import { matchRoute } from '@widya/contract/routing/match-route';
import type { Viewer } from '../routing/viewer.ts';
import { FULL_REGISTRY, registryWith } from '../testing/registry.ts';
import { composeMenu } from './compose-menu.ts';
import { composeTabs } from './compose-tabs.ts';
import { displayedItems } from './displayed-items.ts';
import { compareGroups } from './groups.ts';
import { itemAddress } from './item-address.ts';

const { remotes } = FULL_REGISTRY;
const labels = (viewer: Viewer) => displayedItems(remotes, viewer).map(({ label }) => label);
const all = [...MENU_KEYS];

describe('the main menu', () => {
  it('has every item of A-029 for a superadmin, in groups', () => {
    const menu = composeMenu(remotes, { role: 'superadmin', menu: all });
    expect(menu.map(({ heading, items }) => [heading, items.map(({ label }) => label)])).toEqual([
      [null, ['Dashboard']],
      ['Pembelajaran', ['Kelas', 'Kelas Daring Mandiri', 'Widyaiswara', 'Pertanyaan', 'Siaran Langsung']],
      ['Peserta', ['Pengguna', 'Peserta', 'Presensi', 'Umpan Balik']],
      ['Komunikasi', ['Surel', 'Aduan', 'Notifikasi']],
      ['Perdagangan', ['Voucher', 'Transaksi', 'Kreasi']],
      ['Administrasi', ['Admin', 'Log', 'Formulir Dokumen', 'Tampilan Antarmuka']],
    ]);
  });
  it('shows Admin to superadmins only, Dashboard to admins only', () => {
    expect(labels({ role: 'admin', menu: all })).not.toContain('Admin');
    expect(labels({ role: 'admin', menu: all })).toContain('Dashboard');
    expect(labels({ role: 'instructor', menu: all })).not.toContain('Dashboard');
  });
  it('hides an item whose key is not in the list, although its route needs none', () => {
    expect(labels({ role: 'admin', menu: ['home'] })).toEqual(['Kelas']);
    expect(labels({ role: 'admin', menu: ['dashboard', 'merchandise'] })).toEqual(['Dashboard', 'Kreasi']);
  });
  it('shows everything but the named exceptions with an empty list', () => {
    expect(labels({ role: 'admin', menu: [] })).not.toContain('Siaran Langsung');
    expect(labels({ role: 'admin', menu: [] })).toContain('Kreasi');
  });
  it('is empty without a readable list, and for a newcomer', () => {
    expect(labels({ role: 'instructor', menu: null })).toEqual([]);
    expect(labels({ role: 'admin', menu: ['none'] })).toEqual([]);
  });
  it('sorts groups of new remotes after the known ones', () => {
    expect(['Zeta', 'Peserta', 'Alfa', 'Utama'].toSorted(compareGroups)).toEqual(['Utama', 'Peserta', 'Alfa', 'Zeta']);
  });
});

describe('a menu item', () => {
  const item = { label: 'Event', icon: 'ticket', group: 'Pembelajaran', order: 15, menuKey: 'home' } as const;
  it('links to its screen, with its query', () => {
    expect(itemAddress({ ...item, path: '/create-event' })).toBe('/create-event');
    expect(itemAddress({ ...item, path: '/create-event', search: { lihat: 'daftar' } })).toBe(
      '/create-event?lihat=daftar',
    );
  });
});

describe('tabs of a record', () => {
  const superadmin: Viewer = { role: 'superadmin', menu: all };
  const tabsAt = (path: string, viewer = superadmin, among = remotes) => {
    const match = matchRoute(among, path);
    return match && composeTabs(among, viewer, match);
  };

  it('are in the order of A-033 inside a class', () => {
    const scope = tabsAt('/editor/visitors/MNA7Q2');
    expect(scope?.tabs.map(({ label }) => label)).toEqual([
      'Kelas',
      'Widyaiswara',
      'Peserta',
      'Surel',
      'Pertanyaan',
      'Tes Akhir',
      'Sertifikat',
      'Umpan Balik',
    ]);
    expect(scope).toMatchObject({ scope: 'class', record: 'MNA7Q2', listPath: '/editor' });
    expect(scope?.tabs.filter(({ current }) => current).map(({ label }) => label)).toEqual(['Peserta']);
    expect(scope?.tabs[0]?.href).toBe('/editor/classDetail/MNA7Q2');
  });
  it('are in the order of A-034 inside a course', () => {
    expect(tabsAt('/editor/syllabus/7')?.tabs.map(({ label }) => label)).toEqual([
      'Kelas',
      'Widyaiswara',
      'Bab',
      'Peserta',
      'Umpan Balik',
      'Sertifikat',
      'Surel',
    ]);
  });
  it('stay on a screen below a tab', () => {
    const scope = tabsAt('/editor/syllabus/7/9/manage');
    expect(scope).toMatchObject({ scope: 'course', record: '7', listPath: '/private-class-editor' });
    expect(scope?.tabs.find(({ current }) => current)?.label).toBe('Bab');
  });
  it('stay on a screen of the class that is no tab', () => {
    const scope = tabsAt('/editor/preview/MNA7Q2');
    expect(scope).toMatchObject({ scope: 'class', record: 'MNA7Q2', listPath: '/editor' });
    expect(scope?.tabs.map(({ label }) => label)).toContain('Peserta');
    expect(scope?.tabs.some(({ current }) => current)).toBe(false);
  });
  it('leave out what the account may not open', () => {
    const scope = tabsAt('/editor/visitors/ABC', { role: 'instructor', menu: [] });
    expect(scope?.tabs.map(({ label }) => label)).not.toContain('Kelas');
    expect(scope?.tabs.map(({ label }) => label)).not.toContain('Surel');
  });
  it('leave out what is not published', () => {
    const scope = tabsAt('/editor/visitors/ABC', superadmin, registryWith('mf-participants').remotes);
    expect(scope?.tabs.map(({ label }) => label)).toEqual(['Peserta', 'Sertifikat']);
    expect(scope?.listPath).toBeNull();
  });
  it('encode the record', () => {
    expect(tabsAt('/editor/visitors/a%2Fb')?.tabs.find(({ current }) => current)?.href).toBe('/editor/visitors/a%2Fb');
    expect(tabsAt('/editor/visitors/a%2Fb')?.record).toBe('a/b');
  });
  it('are null on other screens', () => expect(tabsAt('/editor')).toBeNull());
});
