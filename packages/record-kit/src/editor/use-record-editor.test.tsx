import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from '@widya/api-client/api-error';
import { keepDraft, readDraft } from '@widya/remote-kit/local-draft';
import type { RecordDefinition } from './record-definition.ts';
import { useRecordEditor } from './use-record-editor.ts';

interface Values {
  name: string;
  note: string;
}
interface Saved extends Values {
  readonly version: number;
}

const FORM: RecordDefinition<Values, Saved, Values> = {
  blank: { name: '', note: '' },
  valuesOf: ({ name, note }) => ({ name, note }),
  bodyOf: (values) => values,
  check: ({ name, note }) =>
    name === '' ? { name: 'Isi nama' } : name === note ? { name: 'Catatan mengulang nama' } : {},
  labels: { name: 'Nama', note: 'Catatan' },
};
const record: Saved = { name: 'Lama', note: '', version: 1 };

/** Returns a promise that the test resolves by calling `answer`. */
function later<T>() {
  let answer: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

const update = jest.fn<(changes: Partial<Values>, over: Saved, values: Values) => Promise<{ data: Saved }>>();
const create = jest.fn<(body: Values, key: string) => Promise<{ data: Saved }>>();
const onSaved = jest.fn();

const opened = (start: Saved | null = record) =>
  renderHook(() =>
    useRecordEditor({
      record: start,
      definition: FORM,
      calls: { create, update, announce: () => undefined },
      draftName: 'uji:1',
      onSaved,
    }),
  );
type Opened = ReturnType<typeof opened>['result'];
const type = (editor: Opened, values: Partial<Values>) => act(async () => editor.current.fill(values));
const save = (editor: Opened) => act(async () => editor.current.save());
const written = (_changes: Partial<Values>, over: Saved, values: Values) =>
  Promise.resolve({ data: { ...values, version: over.version + 1 } });
const conflict = (current: Saved) =>
  new ApiError({ kind: 'http', status: 409, code: 'VERSION_CONFLICT', msg: 'Bentrok', current });

beforeEach(() => {
  localStorage.clear();
  jest.resetAllMocks();
  update.mockImplementation(written);
});

describe('the draft', () => {
  test('stores changed fields, also on leaving at once, and is offered again', async () => {
    const first = opened();
    await type(first.result, { note: 'Baru' });
    first.unmount();
    expect(readDraft('uji:1')?.values).toEqual({ note: 'Baru' });
    const second = opened();
    expect(second.result.current.draft.offered?.values).toEqual({ note: 'Baru' });
  });

  test('is stored when the page is closed', async () => {
    const { result } = opened();
    await type(result, { note: 'Baru' });
    dispatchEvent(new Event('pagehide'));
    expect(readDraft('uji:1')?.values).toEqual({ note: 'Baru' });
  });

  test('of an earlier visit that is still offered is not lost by typing something else', async () => {
    keepDraft<Values>('uji:1', { name: 'Dulu' });
    const { result, unmount } = opened();
    await type(result, { note: 'Baru' });
    unmount();
    expect(readDraft('uji:1')?.values).toEqual({ name: 'Dulu', note: 'Baru' });
  });

  test('is deleted once it is saved or reverted', async () => {
    const { result, unmount } = opened();
    await type(result, { note: 'Baru' });
    await save(result);
    unmount();
    expect(readDraft('uji:1')).toBeNull();
  });
});

describe('saving', () => {
  test('clears the error of a rule about two fields when the other one is corrected', async () => {
    const { result } = opened();
    await type(result, { note: 'Lama' });
    await save(result);
    expect(result.current.errors).toEqual({ name: 'Catatan mengulang nama' });
    expect(update).not.toHaveBeenCalled();
    await type(result, { note: 'Lain' });
    await waitFor(() => expect(result.current.errors).toEqual({}));
  });

  test('keeps input typed during the save', async () => {
    const answer = later<{ data: Saved }>();
    update.mockReturnValueOnce(answer.promise);
    const { result } = opened();
    await type(result, { name: 'Baru' });
    let saving: Promise<void> = Promise.resolve();
    await act(async () => {
      saving = result.current.save();
    });
    await type(result, { note: 'Sambil menunggu' });
    await act(async () => {
      answer.answer({ data: { name: 'Baru', note: '', version: 2 } });
      await saving;
    });
    expect(result.current.form.getValues()).toEqual({ name: 'Baru', note: 'Sambil menunggu' });
    expect(result.current.changes).toBe(1);
    expect(onSaved).not.toHaveBeenCalled();
    await save(result);
    expect(update).toHaveBeenLastCalledWith({ note: 'Sambil menunggu' }, expect.objectContaining({ version: 2 }), {
      name: 'Baru',
      note: 'Sambil menunggu',
    });
    await waitFor(() => expect(onSaved.mock.calls.length).toBe(1));
  });

  test('merges changes of other fields, and reports a conflict for fields that both changed', async () => {
    const theirs = { name: 'Lama', note: 'Mereka', version: 2 };
    update.mockRejectedValueOnce(conflict(theirs));
    const { result } = opened();
    await type(result, { name: 'Baru' });
    await save(result);
    expect(update).toHaveBeenLastCalledWith({ name: 'Baru' }, theirs, { name: 'Baru', note: 'Mereka' });
    expect(result.current.conflict).toBeNull();

    update.mockRejectedValueOnce(conflict({ name: 'Orang lain', note: 'Mereka', version: 4 }));
    await type(result, { name: 'Saya' });
    await save(result);
    expect(result.current.conflict?.fields).toEqual([
      { key: 'name', label: 'Nama', mine: 'Saya', theirs: 'Orang lain' },
    ]);
    await act(async () => result.current.conflict?.resolve(['name']));
    await waitFor(() => expect(result.current.base?.name).toBe('Saya'));
  });

  test('that is refused shows the messages only at their fields', async () => {
    update.mockRejectedValueOnce(
      new ApiError({
        kind: 'http',
        status: 422,
        code: 'VALIDATION',
        msg: 'Salah',
        errors: { note: 'Terlalu panjang', lain: 'X' },
      }),
    );
    const { result } = opened();
    await type(result, { note: 'Panjang' });
    await save(result);
    expect(result.current.errors).toEqual({ note: 'Terlalu panjang' });
    await save(result);
    expect(result.current.errors).toEqual({});
  });

  test('of a new record keeps its key until it succeeds', async () => {
    create.mockRejectedValueOnce(new ApiError({ kind: 'network', msg: 'Putus' }));
    create.mockResolvedValueOnce({ data: { name: 'Baru', note: '', version: 1 } });
    const { result } = opened(null);
    await save(result);
    expect(create).not.toHaveBeenCalled();
    await type(result, { name: 'Baru' });
    await save(result);
    await save(result);
    const [first, second] = create.mock.calls;
    expect(first?.[1]).toBe(second?.[1]);
  });
});
