import type { SendFile } from './types.ts';

export type UploadState = 'refused' | 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';

export interface Upload<Result = unknown> {
  id: string;
  file: File;
  state: UploadState;
  /** 0 to 1. */
  progress: number;
  /** Whether the connection is lost; the upload resumes automatically. */
  waits: boolean;
  /** Why it was refused or failed. */
  reason: string | null;
  result: Result | null;
}

interface QueueOptions<Result> {
  send: SendFile<Result>;
  /** The reason why a file is refused; null accepts it. */
  check: (file: File) => string | null;
  onDone?: ((upload: Upload<Result>) => void) | undefined;
  onChange: (uploads: readonly Upload<Result>[]) => void;
  /** Number of parallel uploads; default 2. */
  atOnce?: number | undefined;
}

let uploadCount = 0;

/** The reason of the abort tells the sender to keep uploaded parts, since the person may come back. */
const screenLeft = () => Object.assign(new Error('The screen has gone', { cause: 'left' }), { name: 'AbortError' });

const messageOf = (failure: unknown) =>
  failure instanceof Error && failure.message ? failure.message : 'Pengiriman gagal. Periksa sambungan.';

/** Upload queue: files are validated first, sent two at a time, and can each be cancelled and retried. */
export function createUploadQueue<Result>({ send, check, onDone, onChange, atOnce = 2 }: QueueOptions<Result>) {
  let uploads: readonly Upload<Result>[] = [];
  const running = new Map<string, AbortController>();
  const change = (id: string, values: Partial<Upload<Result>>) => {
    uploads = uploads.map((upload) => (upload.id === id ? { ...upload, ...values } : upload));
    onChange(uploads);
  };
  const run = async ({ id, file }: Upload<Result>) => {
    const abort = new AbortController();
    running.set(id, abort);
    change(id, { state: 'sending', progress: 0, waits: false, reason: null });
    try {
      const result = await send(file, {
        name: file.name,
        signal: abort.signal,
        onProgress: (progress, waits = false) => !abort.signal.aborted && change(id, { progress, waits }),
      });
      if (abort.signal.aborted) return;
      change(id, { state: 'done', progress: 1, result });
      const done = uploads.find((upload) => upload.id === id);
      if (done) onDone?.(done);
    } catch (failure) {
      if (!abort.signal.aborted) change(id, { state: 'failed', reason: messageOf(failure) });
    } finally {
      running.delete(id);
      next();
    }
  };
  const next = () => {
    for (const upload of uploads) {
      if (running.size >= atOnce) return;
      if (upload.state === 'waiting') void run(upload);
    }
  };
  const cancel = (id: string) => {
    running.get(id)?.abort();
    running.delete(id);
    change(id, { state: 'cancelled', reason: null });
    next();
  };
  return {
    add(files: readonly File[]) {
      const fresh = files.map((file): Upload<Result> => {
        uploadCount += 1;
        const reason = check(file);
        const state = reason === null ? 'waiting' : 'refused';
        return { id: `upload-${uploadCount}`, file, state, progress: 0, waits: false, reason, result: null };
      });
      uploads = [...uploads, ...fresh];
      onChange(uploads);
      next();
    },
    cancel,
    retry(id: string) {
      change(id, { state: 'waiting', progress: 0, reason: null });
      next();
    },
    remove(id: string) {
      cancel(id);
      uploads = uploads.filter((upload) => upload.id !== id);
      onChange(uploads);
    },
    /** Aborts all uploads because the screen was closed. */
    stop() {
      for (const abort of running.values()) abort.abort(screenLeft());
      running.clear();
      uploads = uploads.map((upload) => (upload.state === 'waiting' ? { ...upload, state: 'cancelled' } : upload));
    },
  };
}
