import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { changedIn } from './changed-in.ts';
import { dropStored, keepStored, readStored } from './internal/draft-storage.ts';
import { RemoteNameContext } from './remote-name.ts';
import { useLocalDraft } from './use-local-draft.ts';
import { useStoredDraft } from './use-stored-draft.ts';

interface Mail {
  readonly subject: string;
  readonly to: readonly string[];
}
const PLACE = { remote: null, name: 'uji:1' };
const BLANK: Mail = { subject: '', to: [] };

/** Fakes the members of a `useForm` form that a draft uses. */
function fakeForm() {
  let values = BLANK;
  const listeners = new Set<() => void>();
  return {
    getValues: () => values,
    subscribe: ({ callback }: { readonly callback: () => void }) => {
      listeners.add(callback);
      return () => void listeners.delete(callback);
    },
    type: (typed: Partial<Mail>) => {
      values = { ...values, ...typed };
      for (const listener of listeners) listener();
    },
  };
}

const screenOf =
  (remote: string | null) =>
  ({ children }: { readonly children: ReactNode }) =>
    createElement(RemoteNameContext, { value: remote }, children);

/** Renders a form of a remote; null is a screen of the shell. */
function opened(remote: string | null = null) {
  const form = fakeForm();
  const hook = renderHook(
    ({ dirty }) => useLocalDraft({ name: 'uji:1', form, dirty, keep: (values: Mail) => changedIn(BLANK, values) }),
    { initialProps: { dirty: false }, wrapper: screenOf(remote) },
  );
  return {
    ...hook,
    type: (typed: Partial<Mail>) => {
      act(() => form.type(typed));
      hook.rerender({ dirty: Object.keys(changedIn(BLANK, form.getValues())).length > 0 });
    },
  };
}
const pause = () => act(() => jest.advanceTimersByTime(2_000));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('input', () => {
  test('is stored after a pause, and only the changed fields', () => {
    const { result, type } = opened();
    type({ subject: 'Jadwal' });
    expect(readStored(PLACE)).toBeNull();
    pause();
    expect(readStored(PLACE)?.values).toEqual({ subject: 'Jadwal' });
    expect(result.current.savedAt).toBe(readStored(PLACE)?.savedAt);
  });

  test('is stored at once when the page closes or the screen unmounts', () => {
    const { type, unmount } = opened();
    type({ subject: 'Jadwal' });
    dispatchEvent(new Event('pagehide'));
    expect(readStored(PLACE)?.values).toEqual({ subject: 'Jadwal' });
    type({ to: ['ratna@example.test'] });
    unmount();
    expect(readStored(PLACE)?.values).toEqual({ subject: 'Jadwal', to: ['ratna@example.test'] });
  });

  test('that is reverted by hand is no draft any more', () => {
    const { result, type } = opened();
    type({ subject: 'Jadwal' });
    pause();
    type({ subject: '' });
    expect(readStored(PLACE)).toBeNull();
    expect(result.current.savedAt).toBeNull();
  });

  test('is not stored on leaving after it was saved or discarded', () => {
    const { result, type, unmount } = opened();
    type({ subject: 'Jadwal' });
    act(() => result.current.drop());
    unmount();
    expect(readStored(PLACE)).toBeNull();
  });
});

describe('the draft of an earlier visit', () => {
  test('is offered until it is restored or discarded, whatever else is typed', () => {
    keepStored<Mail>(PLACE, { to: ['ratna@example.test'] });
    const { result, type } = opened();
    expect(result.current.offered?.values).toEqual({ to: ['ratna@example.test'] });
    type({ subject: 'Jadwal' });
    pause();
    expect(readStored(PLACE)?.values).toEqual({ subject: 'Jadwal', to: ['ratna@example.test'] });
    type({ subject: '' });
    expect(readStored(PLACE)?.values).toEqual({ to: ['ratna@example.test'] });
  });

  test('is no longer offered once it was restored or discarded', () => {
    keepStored<Mail>(PLACE, { subject: 'Lama' });
    const { result } = opened();
    act(() => result.current.takeUp());
    expect(result.current.offered).toBeNull();
    act(() => result.current.drop());
    expect(readStored(PLACE)).toBeNull();
  });
});

test('without storage, or with an unreadable draft, there is no draft and no failure', () => {
  localStorage.setItem('widya:konsep:uji:1', '{');
  expect(readStored(PLACE)).toBeNull();
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const call of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, call).mockImplementation(refuse);
  expect(readStored(PLACE)).toBeNull();
  expect(keepStored<Mail>(PLACE, { subject: 'a' })).toBeNull();
  expect(() => dropStored(PLACE)).not.toThrow();
});

describe('remotes', () => {
  const draftSeenBy = (remote: string) =>
    renderHook(() => useStoredDraft<Mail>('uji:1'), { wrapper: screenOf(remote) }).result.current?.values;

  test('see their own drafts, and none of another remote with the same name', () => {
    const { type } = opened('mf-satu');
    type({ subject: 'Jadwal' });
    pause();
    expect(draftSeenBy('mf-satu')).toEqual({ subject: 'Jadwal' });
    expect(draftSeenBy('mf-dua')).toBeUndefined();
    expect(opened('mf-dua').result.current.offered).toBeNull();
    expect(opened('mf-satu').result.current.offered?.values).toEqual({ subject: 'Jadwal' });
  });

  test('are offered what was stored before drafts had the name of a remote', () => {
    keepStored(PLACE, { subject: 'Lama' });
    const { result, type } = opened('mf-satu');
    expect(result.current.offered?.values).toEqual({ subject: 'Lama' });
    type({ to: ['ani@contoh.example'] });
    pause();
    expect(draftSeenBy('mf-satu')).toEqual({ subject: 'Lama', to: ['ani@contoh.example'] });
    act(() => result.current.drop());
    expect(draftSeenBy('mf-satu')).toBeUndefined();
  });
});
