/** Bytes handed over to a file or a Blob at once. Each hand-over is a message to another process, whatever it holds. */
const BLOCK_BYTES = 1_048_576;

/**
 * Puts the pieces of a stream together to blocks of one size, the last one shorter: an archive of certificates comes in eight pieces a
 * file, most of some thirty bytes.
 * @returns blocks in the same memory each time: done with before the next is asked for.
 */
export async function* inBlocks(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  size = BLOCK_BYTES,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const block = new Uint8Array(size);
  let filled = 0;
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      for (let at = 0; at < value.length; ) {
        const part = value.subarray(at, at + size - filled);
        block.set(part, filled);
        at += part.length;
        filled += part.length;
        if (filled < size) continue;
        yield block;
        filled = 0;
      }
    }
    if (filled > 0) yield block.subarray(0, filled);
  } finally {
    // A stream that is left is not gone on with: nothing more is fetched or drawn.
    await reader.cancel().catch(() => undefined);
  }
}
