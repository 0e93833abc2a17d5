/** Bytes per write to a file or Blob; each write is a message to another process, whatever its size. */
const BLOCK_BYTES = 1_048_576;

/**
 * Combines the chunks of a stream to blocks of one size, the last one shorter: an archive has eight chunks per file,
 * most of some thirty bytes.
 * @returns blocks in reused memory: finish with one before requesting the next.
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
    // Cancels the stream when the consumer stops, so that nothing more is downloaded or drawn.
    await reader.cancel().catch(() => undefined);
  }
}
