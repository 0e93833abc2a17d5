import { describe, expect, it } from '@jest/globals';
import { FULL_REGISTRY, registryWith } from '../testing/registry.ts';
import { startPath } from './start-path.ts';
import type { Viewer } from './viewer.ts';

const { remotes } = FULL_REGISTRY;
const admin: Viewer = { role: 'admin', menu: ['dashboard', 'home', 'email'] };
const instructor: Viewer = { role: 'instructor', menu: ['home'] };

describe('where an account starts', () => {
  it('admins at the dashboard', () => {
    expect(startPath(remotes, admin)).toBe('/dashboard');
    expect(startPath(remotes, { role: 'superadmin', menu: [] })).toBe('/dashboard');
  });
  it('instructors at the class list', () => expect(startPath(remotes, instructor)).toBe('/editor'));
  it('admins at the class list while there is no dashboard', () => {
    expect(startPath(registryWith('mf-classes').remotes, admin)).toBe('/editor');
  });
  it('at the first item of the menu without access to the class list', () => {
    expect(startPath(registryWith('mf-communication').remotes, admin)).toBe('/editor/email');
    expect(startPath(remotes, { role: 'instructor', menu: ['users', 'email'] })).toBe('/users');
  });
  it('admins without the key of the dashboard at the class list (D7)', () => {
    expect(startPath(remotes, { role: 'admin', menu: ['home', 'email'] })).toBe('/editor');
  });
  it('at the profile when there is nothing else', () => expect(startPath([], admin)).toBe('/profile'));
  it('a self-registered account at the page that it waits, or at its profile (D11)', () => {
    const newcomer: Viewer = { role: 'admin', menu: ['none'] };
    expect(startPath(remotes, newcomer)).toBe('/waiting');
    expect(startPath(remotes, newcomer, '/editor')).toBe('/waiting');
    expect(startPath(remotes, newcomer, '/profile')).toBe('/profile');
  });
});

it('an account that needs a second factor starts where it continues afterwards', () => {
  const restricted: Viewer = { ...admin, mustSetUpSecondFactor: true };
  expect(startPath(remotes, restricted)).toBe('/dashboard');
  expect(startPath(remotes, restricted, '/editor/classDetail/ABC')).toBe('/editor/classDetail/ABC');
  expect(startPath(remotes, restricted, '/users')).toBe('/dashboard');
});

describe('the attempted path', () => {
  it('wins when it is allowed, with query and anchor', () => {
    const attempted = '/editor/classDetail/ABC?tab=tiket#materi';
    expect(startPath(remotes, admin, attempted)).toBe(attempted);
    expect(startPath(remotes, admin, '/profile')).toBe('/profile');
  });
  it.each(['/admins', '/users', '/unknown', '/not-found', '/', '/forbidden'])(
    '%s falls back to the default',
    (path) => {
      expect(startPath(remotes, admin, path)).toBe('/dashboard');
    },
  );
  it('depends on the account that signed in', () => {
    expect(startPath(remotes, instructor, '/dashboard')).toBe('/editor');
    expect(startPath(remotes, instructor, '/create-class')).toBe('/editor');
  });
});
