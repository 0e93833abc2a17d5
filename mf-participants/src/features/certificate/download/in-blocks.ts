/** Bytes per write to a file; each write is a message to another process, whatever its size. */
const BLOCK_BYTES = 1_048_576;

/**
 * Combines chunks to blocks of one size, the last one shorter: an archive has several chunks per file, most of some
 * thirty bytes.
 * @returns blocks in reused memory: finish with one before requesting the next.
 */
export async function* inBlocks(
  chunks: AsyncIterable<Uint8Array>,
  size = BLOCK_BYTES,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const block = new Uint8Array(size);
  let filled = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + size - filled);
      block.set(part, filled);
      at += part.length;
      filled += part.length;
      if (filled < size) continue;
      yield block;
      filled = 0;
    }
  }
  if (filled > 0) yield block.subarray(0, filled);
}
