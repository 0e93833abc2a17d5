import { describe, expect, it } from '@jest/globals';
import { FULL_REGISTRY } from '../testing/registry.ts';
import { visitorView } from './signed-out.ts';

const kind = (pathname: string) => visitorView(FULL_REGISTRY.remotes, pathname).kind;

describe('what a visitor sees', () => {
  it.each(['/', '/forbidden', '/forbidden/'])('%s: the sign-in page', (path) => expect(kind(path)).toBe('sign-in'));
  it.each([
    '/editor',
    '/editor/classDetail/ABC',
    '/dashboard',
    '/admins',
    '/merchandise',
    '/profile',
    '/diagnosis',
    '/waiting',
  ])('%s: sent to /forbidden', (path) => expect(kind(path)).toBe('forbidden'));
  it.each(['/create-class', '/create-class/'])('%s: its own text', (path) => expect(kind(path)).toBe('sign-in-first'));
  it.each(['/not-found', '/not-found/', '/unknown', '/editor/classDetail/ABC/more'])('%s: 404', (path) =>
    expect(kind(path)).toBe('not-found'),
  );
});
