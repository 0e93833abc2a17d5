import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { UPLOAD_PART_BYTES as PART, RESUMABLE_ID_FIELD, RESUMABLE_NAME_FIELD } from '@widya/contract/upload-parts';
import { eventually } from '@widya/testing/eventually';
import { unstubAllGlobals } from '@widya/testing/stub-global';
import { fakeUploadServer, videoOf } from '../../testing/fake-upload-server.ts';
import { configureApi } from '../api.ts';
import type { OnProgress } from '../send-file.ts';
import { uploadAttachment, uploadClassVideo } from '../uploads.ts';

let server: ReturnType<typeof fakeUploadServer>;
let token: string;
beforeEach(() => {
  localStorage.clear();
  token = 'token-1';
  server = fakeUploadServer();
  configureApi({
    baseUrl: 'https://api.widya.example',
    readToken: () => token,
    onUnauthorized: async () => {
      token = 'token-2';
      return 'retry';
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  unstubAllGlobals();
});

const online = () => dispatchEvent(new Event('online'));
/** Restores the connection as soon as the upload waits for it. */
const restoreConnection = () =>
  jest.fn<OnProgress>((_part, waits) => {
    if (waits) setTimeout(online, 0);
  });

describe('how a file is sent', () => {
  it('a small one in one request', async () => {
    await uploadClassVideo(new File([new Uint8Array(PART)], 'kecil.mp4'));
    expect(server.parts).toEqual([]);
    expect(server.forms[0]?.get('upload')).toMatchObject({ name: 'kecil.mp4' });
  });

  it('a large one in parts, then the call that uses it', async () => {
    const onProgress = jest.fn<OnProgress>();
    const answer = await uploadClassVideo(videoOf(3), { onProgress });
    expect(answer).toMatchObject({ location: '/files/x.mp4' });
    expect(server.parts).toEqual([
      [0, PART],
      [PART, PART],
      [2 * PART, PART / 2],
    ]);
    const [form] = server.forms;
    expect(form?.get('upload')).toBeNull();
    expect(form?.get(RESUMABLE_ID_FIELD)).toMatch(/^1{32}$/);
    expect(form?.get(RESUMABLE_NAME_FIELD)).toBe('rekaman.mp4');
    expect(onProgress.mock.calls.map(([part]) => Math.round(part * 100))).toEqual([0, 20, 40, 60, 80, 90, 100]);
  });

  it('leaves nothing behind on the server or the device', async () => {
    await uploadClassVideo(videoOf(2));
    await eventually(() => expect(server.uploads.size).toBe(0));
    expect(localStorage).toHaveLength(0);
  });

  it('in one request where the endpoint takes no parts, however large', async () => {
    await uploadAttachment(videoOf(2));
    expect(server.parts).toEqual([]);
  });
});

describe('when the connection breaks', () => {
  it('sends only the rest once the browser is online again, and reports the wait meanwhile', async () => {
    server.outcomes = ['arrives', { cutAfter: 1_000 }];
    const onProgress = restoreConnection();
    await uploadClassVideo(videoOf(3), { onProgress });
    expect(server.parts.slice(2)).toEqual([
      [PART + 1_000, PART],
      [2 * PART + 1_000, PART / 2 - 1_000],
    ]);
    expect(onProgress.mock.calls.filter(([, waits]) => waits)).toHaveLength(1);
    expect(onProgress.mock.lastCall).toEqual([1, false]);
  });

  it('resumes automatically after a pause', async () => {
    jest.useFakeTimers();
    server.outcomes = [{ cutAfter: 10 }, { status: 503 }, { status: 429 }];
    const answer = uploadClassVideo(videoOf(2));
    await jest.advanceTimersByTimeAsync(8_000);
    expect(await answer).toMatchObject({ success: true });
  });

  it('fails after some minutes with the cause; a new attempt resumes where it stopped', async () => {
    jest.useFakeTimers();
    server.outcomes = ['arrives', ...Array.from({ length: 11 }, () => ({ cutAfter: 0 }))];
    const answer = uploadClassVideo(videoOf(3));
    const failure = expect(answer).rejects.toMatchObject({ kind: 'network' });
    await jest.advanceTimersByTimeAsync(5 * 60_000);
    await failure;
    server.parts = [];
    await uploadClassVideo(videoOf(3));
    expect(server.parts[0]).toEqual([PART, PART]);
    expect(server.calls.filter((call) => call === 'POST')).toHaveLength(1);
  });

  it('waits without a limit while the browser is offline', async () => {
    jest.useFakeTimers();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.outcomes = Array.from({ length: 1_000 }, () => ({ cutAfter: 0 }));
    const settled = jest.fn();
    const answer = uploadClassVideo(videoOf(2)).finally(settled);
    await jest.advanceTimersByTimeAsync(10 * 60_000);
    expect(settled).not.toHaveBeenCalled();
    server.outcomes = [];
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await answer).toMatchObject({ success: true });
  });

  it('counts a connection as lost after a minute without progress, and at once when the browser goes offline', async () => {
    jest.useFakeTimers();
    server.outcomes = ['silence', 'silence'];
    const onProgress = jest.fn<OnProgress>();
    const answer = uploadClassVideo(videoOf(2), { onProgress });
    const waited = () => onProgress.mock.calls.filter(([, waits]) => waits).length;
    await jest.advanceTimersByTimeAsync(59_000);
    expect(waited()).toBe(0);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(server.parts).toHaveLength(2);
    expect(waited()).toBe(1);
    dispatchEvent(new Event('offline'));
    await jest.advanceTimersByTimeAsync(0);
    expect(waited()).toBe(2);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await answer).toMatchObject({ success: true });
  });

  it('repeats the last call under the same key', async () => {
    server.formStatuses = [502];
    await uploadClassVideo(videoOf(2), { onProgress: restoreConnection() });
    expect(server.forms).toHaveLength(2);
    expect(server.parts).toHaveLength(2);
  });
});

describe('when the API refuses', () => {
  it('shows the sign-in again and repeats the same part', async () => {
    server.outcomes = ['arrives', { status: 401 }];
    await uploadClassVideo(videoOf(3));
    expect(server.parts.map(([offset]) => offset)).toEqual([0, PART, PART, 2 * PART]);
    expect(server.tokens.slice(0, 3)).toEqual(['Bearer token-1', 'Bearer token-1', 'Bearer token-2']);
  });

  it('rejects with its message and id, and removes the stored upload', async () => {
    server.formStatuses = [422];
    await expect(uploadClassVideo(videoOf(2))).rejects.toMatchObject({
      status: 422,
      msg: 'Ditolak 422',
      requestId: 'req-7',
    });
    expect(localStorage).toHaveLength(0);
  });

  it('keeps the sent parts when the server fails', async () => {
    server.formStatuses = [500];
    await expect(uploadClassVideo(videoOf(2))).rejects.toMatchObject({ status: 500 });
    server.parts = [];
    await uploadClassVideo(videoOf(2));
    expect(server.parts).toEqual([]);
  });
});

describe('choosing the file again', () => {
  const interrupted = async (reason?: Error) => {
    const control = new AbortController();
    const onProgress = (part: number) => {
      if (part > 0.5) control.abort(reason);
    };
    await expect(uploadClassVideo(videoOf(3), { signal: control.signal, onProgress })).rejects.toMatchObject({
      name: 'AbortError',
    });
    server.parts = [];
  };

  it('resumes where it stopped when the screen was closed', async () => {
    await interrupted(Object.assign(new Error('x', { cause: 'left' }), { name: 'AbortError' }));
    const onProgress = jest.fn<OnProgress>();
    await uploadClassVideo(videoOf(3), { onProgress });
    expect(server.parts[0]).toEqual([PART, PART]);
    expect(onProgress.mock.calls[0]?.[0]).toBeCloseTo(0.4);
  });

  it('starts again after it was cancelled, which removed it from the server', async () => {
    await interrupted();
    await eventually(() => expect(server.uploads.size).toBe(0));
    await uploadClassVideo(videoOf(3));
    expect(server.parts[0]).toEqual([0, PART]);
  });

  it('starts again when the server no longer has it, or it is another file', async () => {
    await interrupted(Object.assign(new Error('x', { cause: 'left' }), { name: 'AbortError' }));
    await uploadClassVideo(videoOf(3, 'lain.mp4'));
    expect(server.parts[0]).toEqual([0, PART]);
    server.uploads.clear();
    server.parts = [];
    await uploadClassVideo(videoOf(3));
    expect(server.parts[0]).toEqual([0, PART]);
  });

  it('twice at the same time makes two uploads', async () => {
    await Promise.all([uploadClassVideo(videoOf(2)), uploadClassVideo(videoOf(2))]);
    expect(new Set(server.forms.map((form) => form.get(RESUMABLE_ID_FIELD))).size).toBe(2);
  });
});
