import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ApiFailure } from '../http/api-failure.ts';
import { noSuchFile, type ResumableFile } from './resumable-files.ts';

interface Writer {
  readonly control: AbortController;
  readonly ended: Promise<unknown>;
}

/** Who writes to which file at the moment, in this process. */
const writers = new Map<string, Writer>();

/** Ends whoever writes to a file: a connection that broke may look open here for minutes. What arrived stays. */
async function endWriter(path: string): Promise<void> {
  writers.get(path)?.control.abort();
  await writers.get(path)?.ended;
}

/**
 * Writes bytes behind those that have arrived; when the connection breaks, what came until then stays. Every byte has its place
 * and the file no gaps, so even two processes that write at once leave a beginning of the file.
 * @param offset place of the first byte.
 * @returns bytes that have arrived now.
 * @throws ApiFailure 409 VERSION_CONFLICT with the offset that is next, 413 TOO_LARGE, 404 when the file has gone, 400 when the
 * connection broke.
 */
export async function appendBytes({ path, size }: ResumableFile, offset: number, source: Readable): Promise<number> {
  // Looked at once more after each wait: of two that waited, the first may have begun.
  while (writers.has(path)) await endWriter(path);
  const control = new AbortController();
  const work = write(path, { offset, size }, source, control.signal);
  const ended = work.catch(() => undefined).finally(() => writers.delete(path));
  writers.set(path, { control, ended });
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    if (control.signal.aborted) throw new ApiFailure(409, 'VERSION_CONFLICT', 'Berkas ini dikirim dari sambungan lain');
    if (source.errored || source.destroyed)
      throw new ApiFailure(400, 'VALIDATION', 'Sambungan terputus di tengah kiriman');
    throw error;
  } finally {
    await ended;
  }
}

/** Removes a file, also while it is being written. */
export async function dropFile({ path }: Pick<ResumableFile, 'path'>): Promise<void> {
  while (writers.has(path)) await endWriter(path);
  await rm(path, { force: true });
}

async function write(
  path: string,
  { offset, size }: Pick<ResumableFile, 'offset' | 'size'>,
  source: Readable,
  signal: AbortSignal,
): Promise<number> {
  const handle = await open(path, 'r+').catch(() => null);
  if (handle === null) throw noSuchFile();
  try {
    const { size: arrived } = await handle.stat();
    if (arrived !== offset)
      throw new ApiFailure(409, 'VERSION_CONFLICT', 'Bagian berkas ini bukan yang berikutnya', {
        current: { offset: arrived },
      });
    let end = offset;
    for await (const chunk of chunksUntil(signal, source)) {
      if (end + chunk.length > size)
        throw new ApiFailure(413, 'TOO_LARGE', 'Berkas lebih besar dari yang diberitahukan');
      end = await writeWhole(handle, chunk, end);
    }
    // What we answer must outlive a power cut.
    await handle.datasync();
    return end;
  } finally {
    await handle.close();
  }
}

/** Reads to the end, or until told to stop. The connection is left whole: a refusal still goes out through it. */
async function* chunksUntil(signal: AbortSignal, source: Readable): AsyncGenerator<Buffer> {
  const chunks = source.iterator({ destroyOnReturn: false });
  const stopped = Promise.withResolvers<never>();
  stopped.promise.catch(() => undefined);
  signal.addEventListener('abort', () => stopped.reject(signal.reason), { once: true });
  for (;;) {
    signal.throwIfAborted();
    const next = chunks.next();
    // Once we have stopped, nobody asks for it.
    next.catch(() => undefined);
    const { done, value } = await Promise.race([next, stopped.promise]);
    if (done) return;
    yield value;
  }
}

async function writeWhole(handle: FileHandle, chunk: Buffer, start: number): Promise<number> {
  let done = 0;
  while (done < chunk.length) done += (await handle.write(chunk, done, chunk.length - done, start + done)).bytesWritten;
  return start + done;
}
