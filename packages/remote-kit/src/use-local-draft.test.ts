import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { changedIn } from './changed-in.ts';
import { dropDraft, keepDraft, readDraft } from './local-draft.ts';
import { useLocalDraft } from './use-local-draft.ts';

interface Mail {
  readonly subject: string;
  readonly to: readonly string[];
}
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

function opened() {
  const form = fakeForm();
  const hook = renderHook(
    ({ dirty }) => useLocalDraft({ name: 'uji:1', form, dirty, keep: (values: Mail) => changedIn(BLANK, values) }),
    { initialProps: { dirty: false } },
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
    expect(readDraft('uji:1')).toBeNull();
    pause();
    expect(readDraft('uji:1')?.values).toEqual({ subject: 'Jadwal' });
    expect(result.current.savedAt).toBe(readDraft('uji:1')?.savedAt);
  });

  test('is stored at once when the page closes or the screen unmounts', () => {
    const { type, unmount } = opened();
    type({ subject: 'Jadwal' });
    dispatchEvent(new Event('pagehide'));
    expect(readDraft('uji:1')?.values).toEqual({ subject: 'Jadwal' });
    type({ to: ['ratna@example.test'] });
    unmount();
    expect(readDraft('uji:1')?.values).toEqual({ subject: 'Jadwal', to: ['ratna@example.test'] });
  });

  test('that is reverted by hand is no draft any more', () => {
    const { result, type } = opened();
    type({ subject: 'Jadwal' });
    pause();
    type({ subject: '' });
    expect(readDraft('uji:1')).toBeNull();
    expect(result.current.savedAt).toBeNull();
  });

  test('is not stored on leaving after it was saved or discarded', () => {
    const { result, type, unmount } = opened();
    type({ subject: 'Jadwal' });
    act(() => result.current.drop());
    unmount();
    expect(readDraft('uji:1')).toBeNull();
  });
});

describe('the draft of an earlier visit', () => {
  test('is offered until it is restored or discarded, whatever else is typed', () => {
    keepDraft<Mail>('uji:1', { to: ['ratna@example.test'] });
    const { result, type } = opened();
    expect(result.current.offered?.values).toEqual({ to: ['ratna@example.test'] });
    type({ subject: 'Jadwal' });
    pause();
    expect(readDraft('uji:1')?.values).toEqual({ subject: 'Jadwal', to: ['ratna@example.test'] });
    type({ subject: '' });
    expect(readDraft('uji:1')?.values).toEqual({ to: ['ratna@example.test'] });
  });

  test('is no longer offered once it was restored or discarded', () => {
    keepDraft<Mail>('uji:1', { subject: 'Lama' });
    const { result } = opened();
    act(() => result.current.takeUp());
    expect(result.current.offered).toBeNull();
    act(() => result.current.drop());
    expect(readDraft('uji:1')).toBeNull();
  });
});

test('without storage, or with an unreadable draft, there is no draft and no failure', () => {
  localStorage.setItem('widya:konsep:uji:1', '{');
  expect(readDraft('uji:1')).toBeNull();
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const call of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, call).mockImplementation(refuse);
  expect(readDraft('uji:1')).toBeNull();
  expect(keepDraft<Mail>('uji:1', { subject: 'a' })).toBeNull();
  expect(() => dropDraft('uji:1')).not.toThrow();
});
