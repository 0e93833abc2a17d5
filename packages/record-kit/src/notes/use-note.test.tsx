import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { type Noted, type TheirNote, useNote } from './use-note.ts';

const conflict = (now: TheirNote) => new Error('conflict', { cause: now });
const present = (failure: unknown) => (failure instanceof Error ? (failure.cause as TheirNote) : null);
const write = jest.fn<(note: string, version: number) => Promise<unknown>>();
const onSaved = jest.fn();

const opened = (noted: Noted) =>
  renderHook(({ row }) => useNote({ noted: row, write, present, onSaved }), { initialProps: { row: noted } });

beforeEach(() => {
  jest.resetAllMocks();
  write.mockResolvedValue(undefined);
});

test('a note is trimmed and sent with the version that was read', async () => {
  const { result } = opened({ note: null, version: 3 });
  expect(result.current.draft).toBe('');
  act(() => result.current.setDraft(' Sudah dihubungi '));
  expect(result.current.dirty).toBe(true);
  await act(async () => void (await result.current.save()));
  expect(write.mock.calls).toEqual([['Sudah dihubungi', 3]]);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test('a concurrent change of another field is no conflict', async () => {
  write.mockRejectedValueOnce(conflict({ note: 'Lama', version: 4 }));
  const { result } = opened({ note: 'Lama', version: 3 });
  act(() => result.current.setDraft('Baru'));
  await act(async () => void (await result.current.save()));
  expect(write).toHaveBeenLastCalledWith('Baru', 4);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test("another person's note is shown, the own input stays, and saving again overwrites", async () => {
  write.mockRejectedValueOnce(conflict({ note: 'Mereka', version: 4, changed_by: 'Bayu' }));
  const { result } = opened({ note: '', version: 3 });
  act(() => result.current.setDraft('Saya'));
  await act(async () => void (await result.current.save()));
  expect(result.current.theirs).toMatchObject({ note: 'Mereka', changed_by: 'Bayu' });
  expect(result.current.failure).toBeNull();
  expect(result.current.draft).toBe('Saya');
  await act(async () => void (await result.current.save()));
  expect(write).toHaveBeenLastCalledWith('Saya', 4);
});

test('a newer note that came with the list is not overwritten unseen', async () => {
  const { result, rerender } = opened({ note: '', version: 3 });
  act(() => result.current.setDraft('Saya'));
  rerender({ row: { note: 'Mereka', version: 4 } });
  await act(async () => void (await result.current.save()));
  expect(write).toHaveBeenCalledWith('Saya', 3);
});

test('saving can be undone: the previous note is written over the saved one (D232)', async () => {
  write.mockResolvedValueOnce({ version: 7 });
  const { result } = opened({ note: 'Lama', version: 3 });
  act(() => result.current.setDraft('Baru'));
  await act(async () => void (await result.current.save()));
  const [undo] = onSaved.mock.calls[0] as [() => Promise<unknown>];
  await undo();
  expect(write).toHaveBeenLastCalledWith('Lama', 7);
});

test('undoing after a conflict restores the note of the other person', async () => {
  write.mockRejectedValueOnce(conflict({ note: 'Mereka', version: 4 }));
  const { result } = opened({ note: '', version: 3 });
  act(() => result.current.setDraft('Saya'));
  await act(async () => void (await result.current.save()));
  await act(async () => void (await result.current.save()));
  const [undo] = onSaved.mock.calls[0] as [() => Promise<unknown>];
  await undo();
  expect(write).toHaveBeenLastCalledWith('Mereka', 5);
});
