import { describe, expect, it } from '@jest/globals';
import { MENU_KEYS, type MenuKey } from '@widya/contract/menu';
import { FULL_REGISTRY, registryWith } from '../testing/registry.ts';
import { staffView } from './signed-in.ts';
import type { Viewer } from './viewer.ts';

const { remotes } = FULL_REGISTRY;
const at = (pathname: string, viewer: Viewer, among = remotes) => staffView(among, viewer, pathname);
const kind = (pathname: string, viewer: Viewer) => at(pathname, viewer).kind;

const superadmin = (menu: readonly string[] | null): Viewer => ({ role: 'superadmin', menu });
const admin = (menu: readonly string[] | null): Viewer => ({ role: 'admin', menu });
const instructor = (menu: readonly string[] | null): Viewer => ({ role: 'instructor', menu });

/** A path of each route and the key it needs (A-008 to A-011, D7). */
const KEYED: readonly (readonly [string, MenuKey])[] = [
  ['/dashboard', 'dashboard'],
  ['/editor', 'home'],
  ['/editor/preview/ABC', 'home'],
  ['/editor/visitors/ABC', 'home'],
  ['/editor/quiz/ABC', 'home'],
  ['/editor/certificate/ABC', 'home'],
  ['/editor/question/ABC', 'home'],
  ['/editor/classDetail/ABC', 'home'],
  ['/editor/feedback/ABC', 'home'],
  ['/editor/instructor/ABC', 'home'],
  ['/editor/private-certificate/7', 'private-class'],
  ['/create-private-class', 'private-class'],
  ['/private-class-editor', 'private-class'],
  ['/editor/privateClassVisitors/7', 'private-class'],
  ['/editor/privateClassDetail/7', 'private-class'],
  ['/editor/private-email/7', 'private-class'],
  ['/editor/privateClassFeedback/7', 'private-class'],
  ['/editor/privateClassInstructors/7', 'private-class'],
  ['/editor/syllabus/7', 'private-class'],
  ['/editor/syllabus/7/create', 'private-class'],
  ['/editor/syllabus/7/9/manage', 'private-class'],
  ['/formulir-dokumen', 'formulir-dokumen'],
  ['/tampilan-antarmuka', 'tampilan-antarmuka'],
  ['/users', 'users'],
  ['/loglist', 'loglist'],
  ['/participation', 'participation'],
  ['/editor/email', 'email'],
  ['/presence', 'presence'],
  ['/help', 'help'],
  ['/complaint', 'complaint'],
  ['/editor/voucher', 'voucher'],
  ['/feedback', 'main-feedback'],
  ['/transaction', 'transaction'],
  ['/notification', 'notification'],
];
const NAMED_EXCEPTIONS: readonly (readonly [string, MenuKey])[] = [
  ['/editor/email/ABC', 'home'],
  ['/editor/live-streaming', 'liveStreaming'],
  ['/editor/create-streaming', 'liveStreaming'],
  ['/editor/detail-streaming/ABC', 'liveStreaming'],
];
/** Routes of A-007 that need no menu key, without those that a role guards. */
const KEYLESS = ['/editor/instructor', '/editor/new-certificate/ABC', '/merchandise'];

describe('menu keys', () => {
  it.each([...KEYED, ...NAMED_EXCEPTIONS])('%s opens with %s alone', (path, key) => {
    expect(kind(path, admin([key]))).toBe('remote');
  });

  it.each([...KEYED, ...NAMED_EXCEPTIONS])('%s stays closed with every key but %s', (path, key) => {
    expect(kind(path, admin(MENU_KEYS.filter((other) => other !== key)))).toBe('no-access');
  });

  it.each(KEYED)('%s opens with an empty list', (path) => {
    expect(kind(path, admin([]))).toBe('remote');
  });

  it.each(NAMED_EXCEPTIONS)('%s does not open with an empty list', (path) => {
    expect(kind(path, admin([]))).toBe('no-access');
  });

  it.each([...KEYED, ...NAMED_EXCEPTIONS])('%s does not open without a readable list', (path) => {
    expect(kind(path, admin(null))).toBe('no-access');
  });

  it.each(KEYLESS)('%s opens with any list', (path) => {
    for (const menu of [null, [], ['users'], [...MENU_KEYS]]) expect(kind(path, instructor(menu))).toBe('remote');
  });

  it('names the screen that is refused', () => {
    expect(at('/users', admin(['home']))).toMatchObject({ kind: 'no-access', match: { route: { screen: 'Users' } } });
  });
});

describe('roles', () => {
  const all = [...MENU_KEYS];
  it.each([
    ['/admins', 'remote', 'no-access', 'no-access'],
    ['/dashboard', 'remote', 'remote', 'no-access'],
    ['/create-class', 'remote', 'remote', 'no-access'],
    ['/editor/classDetail/ABC', 'remote', 'remote', 'no-access'],
    ['/editor/visitors/ABC', 'remote', 'remote', 'remote'],
  ])('%s: superadmin %s, admin %s, instructor %s', (path, forSuperadmin, forAdmin, forInstructor) => {
    expect(kind(path, superadmin(all))).toBe(forSuperadmin);
    expect(kind(path, admin(all))).toBe(forAdmin);
    expect(kind(path, instructor(all))).toBe(forInstructor);
  });

  it('guards hold with a trailing slash too', () => {
    expect(kind('/admins/', admin(all))).toBe('no-access');
  });
});

describe('a self-registered account', () => {
  const newcomer = admin(['none']);
  it.each(['/dashboard', '/create-class', '/merchandise', '/editor', '/editor/instructor', '/admins'])(
    'sees that it waits at %s',
    (path) => expect(at(path, newcomer)).toEqual({ kind: 'shell', screen: 'waiting' }),
  );
  it('sees it at /waiting too, which redirects everybody else', () => {
    expect(at('/waiting', newcomer)).toEqual({ kind: 'shell', screen: 'waiting' });
    expect(kind('/waiting', admin(['home']))).toBe('start');
  });
  it('may see its profile', () => expect(at('/profile', newcomer)).toEqual({ kind: 'shell', screen: 'profile' }));
});

describe('paths', () => {
  const everything = superadmin([...MENU_KEYS]);
  it.each(['/editor/', '/editor//', '//editor'])('%s is /editor', (path) => {
    expect(at(path, everything)).toMatchObject({ kind: 'remote', match: { route: { path: '/editor' } } });
  });

  it.each([
    '/editor/unknown',
    '/editor/classDetail',
    '/editor/classDetail/ABC/more',
    '/Editor',
    '/unknown',
    '/not-found',
    '/not-found/',
    '/editor/classDetail/%E0%A4%A',
  ])('%s is not found', (path) => expect(kind(path, everything)).toBe('not-found'));

  it('fixed segments win over parameters', () => {
    expect(at('/editor/instructor', everything)).toMatchObject({ match: { route: { screen: 'Instructors' } } });
    expect(at('/editor/instructor/ABC', everything)).toMatchObject({
      match: { route: { screen: 'ClassInstructors' }, params: { event_url: 'ABC' } },
    });
  });

  it('decodes parameters', () => {
    expect(at('/editor/preview/a%20b', everything)).toMatchObject({ match: { params: { event_url: 'a b' } } });
  });

  it.each(['/', '/forbidden', '/forbidden/'])('%s redirects to the start', (path) =>
    expect(kind(path, everything)).toBe('start'),
  );
  it('shows the diagnosis to everybody', () => expect(kind('/diagnosis', instructor(null))).toBe('shell'));
  it('a remote that is not published is not found', () => {
    expect(at('/users', everything, registryWith('mf-classes').remotes).kind).toBe('not-found');
  });
});

describe('an account that needs a second factor first', () => {
  const restricted: Viewer = { role: 'admin', menu: ['home', 'transaction'], mustSetUpSecondFactor: true };
  it.each(['/transaction', '/editor', '/create-class'])('sets it up instead of %s', (path) => {
    expect(at(path, restricted)).toEqual({ kind: 'shell', screen: 'second-factor' });
  });
  it('reaches its profile, and unknown paths are not found', () => {
    expect(at('/profile', restricted)).toEqual({ kind: 'shell', screen: 'profile' });
    expect(kind('/tidak-ada', restricted)).toBe('not-found');
  });
});
