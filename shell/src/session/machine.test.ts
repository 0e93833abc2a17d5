import { describe, expect, it } from '@jest/globals';
import type { SessionUser } from '@widya/contract/accounts';
import { TEST_USER } from '@widya/remote-kit/testing';
import { classifyTokenLogin, type SessionCheck } from './check-session.ts';
import { accountOf, nextSession, type SessionState } from './machine.ts';
import type { PostFailure } from './post.ts';

const user: SessionUser = { ...TEST_USER, id: 7 };
const checking: SessionState = { status: 'checking' };
const out: SessionState = { status: 'signed-out' };
const inside: SessionState = { status: 'signed-in', user, interruption: null };
const unreachable: SessionState = { status: 'unreachable', cause: 'network', requestId: null };

const failure = (status: number): PostFailure => ({
  ok: false,
  kind: status === 0 ? 'network' : 'http',
  status,
  code: null,
  message: null,
  errors: {},
  requestId: 'req',
  retryAfter: null,
});

describe('the answer of the token login', () => {
  it.each([401, 403])('%d discards the token', (status) => {
    expect(classifyTokenLogin(failure(status))).toEqual({ kind: 'refused' });
  });
  it.each([0, 404, 429, 500, 502, 503])('%d leaves the token undecided', (status) => {
    expect(classifyTokenLogin(failure(status))).toMatchObject({
      kind: 'unreachable',
      cause: status === 0 ? 'network' : 'server',
    });
  });
  it('a user is accepted', () => {
    expect(classifyTokenLogin({ ok: true, data: { user } })).toEqual({ kind: 'accepted', user });
  });
});

describe('the states of a session', () => {
  it('is decided by the check', () => {
    expect(nextSession(checking, { type: 'checked', outcome: { kind: 'accepted', user } })).toEqual(inside);
    expect(nextSession(checking, { type: 'checked', outcome: { kind: 'refused' } })).toEqual(out);
    expect(
      nextSession(checking, { type: 'checked', outcome: { kind: 'unreachable', cause: 'network', requestId: null } }),
    ).toEqual(unreachable);
  });
  it('can be checked again after no answer', () => {
    expect(nextSession(unreachable, { type: 'check' })).toBe(unreachable);
    expect(nextSession(unreachable, { type: 'checked', outcome: { kind: 'accepted', user } })).toEqual(inside);
  });
  it('a late check does not end a session that began meanwhile', () => {
    expect(nextSession(inside, { type: 'checked', outcome: { kind: 'refused' } })).toBe(inside);
  });
  it('begins with signing in', () => expect(nextSession(out, { type: 'signed-in', user })).toEqual(inside));
  it('is interrupted, not ended, by a 401', () => {
    expect(nextSession(inside, { type: 'unauthorized' })).toEqual({ ...inside, interruption: 'expired' });
    expect(nextSession(out, { type: 'unauthorized' })).toBe(out);
  });
  it('is interrupted when another tab signs out, and continues when it signs in again', () => {
    const covered = nextSession(inside, { type: 'signed-out-elsewhere' });
    expect(covered).toEqual({ ...inside, interruption: 'signed-out-elsewhere' });
    expect(nextSession(covered, { type: 'unauthorized' })).toBe(covered);
    expect(nextSession(covered, { type: 'signed-in-elsewhere', account: accountOf(user) })).toEqual(inside);
  });
  it('does not continue under another account', () => {
    const covered = nextSession(inside, { type: 'signed-in-elsewhere', account: 'admin:8' });
    expect(covered).toEqual({ ...inside, interruption: 'other-account' });
    expect(nextSession(covered, { type: 'signed-out-elsewhere' })).toBe(covered);
    expect(nextSession(covered, { type: 'signed-in-elsewhere', account: accountOf(user) })).toEqual(inside);
  });
  it('a waiting sign-in page checks again when another tab signs in', () => {
    expect(nextSession(out, { type: 'signed-in-elsewhere', account: 'admin:7' })).toEqual(checking);
  });
  it('shows a changed profile', () => {
    const next = { ...user, name: 'Nama Baru' };
    expect(nextSession(inside, { type: 'user-changed', user: next })).toEqual({ ...inside, user: next });
    expect(nextSession(out, { type: 'user-changed', user: next })).toBe(out);
  });
});

it('keeps admins and instructors with equal ids apart', () => {
  expect(accountOf({ userType: 'admin', id: 1 })).toBe(accountOf({ userType: 'superadmin', id: 1 }));
  expect(accountOf({ userType: 'instructor', id: 1 })).not.toBe(accountOf({ userType: 'admin', id: 1 }));
});

describe('an account that is checked again while its page is open', () => {
  const afterRecheck = (outcome: SessionCheck, state: SessionState = inside) =>
    nextSession(state, { type: 'rechecked', outcome });

  it('updates changed access, and keeps the same state without a change (D207)', () => {
    const changed = { ...user, menu: '["email"]' };
    expect(afterRecheck({ kind: 'accepted', user: changed })).toEqual({ ...inside, user: changed });
    expect(afterRecheck({ kind: 'accepted', user: { ...user } })).toBe(inside);
  });
  it('is interrupted when its session ended, or another account signed in', () => {
    expect(afterRecheck({ kind: 'refused' })).toEqual({ ...inside, interruption: 'expired' });
    expect(afterRecheck({ kind: 'accepted', user: { ...user, id: 8 } })).toEqual({
      ...inside,
      interruption: 'other-account',
    });
  });
  it('stays as it is without an answer, and where nobody is signed in', () => {
    expect(afterRecheck({ kind: 'unreachable', cause: 'network', requestId: null })).toBe(inside);
    expect(afterRecheck({ kind: 'accepted', user }, out)).toBe(out);
  });
});
