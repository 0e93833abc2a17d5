/** What is needed of the Buffer that pdfmake brings along. */
interface BufferClass {
  isBuffer: (value: unknown) => boolean;
  concat: (list: readonly Uint8Array[], length?: number) => Uint8Array;
  from: (value: unknown, encoding?: unknown, length?: number) => Uint8Array;
  allocUnsafe: (size: number) => Uint8Array;
}

/**
 * Lets a list of one buffer be joined without a copy. PDFKit joins the content of every object before it writes it, so that the
 * background, nine tenths of a certificate, was copied for each of thousands (docs/adr/0010). Nothing writes into what was joined.
 * Bytes that are no Buffer are still copied into one: what is none is written as the text of its numbers.
 */
function shareSingleBuffers(owner: BufferClass): void {
  const { concat } = owner;
  owner.concat = (list, length) => {
    const [only] = list;
    const isReady = list.length === 1 && length === undefined && owner.isBuffer(only);
    return isReady && only !== undefined ? only : concat(list, length);
  };
}

/**
 * Writes the operators of a page straight into their bytes. Before, every text became a list of numbers first, which was a quarter of
 * all that a certificate left behind for the garbage collector.
 */
function writeBytesDirectly(owner: BufferClass): void {
  const { from } = owner;
  owner.from = (value, encoding, length) => {
    if (typeof value !== 'string' || encoding !== 'binary') return from(value, encoding, length);
    const bytes = owner.allocUnsafe(value.length);
    for (let at = 0; at < value.length; at += 1) bytes[at] = value.charCodeAt(at);
    return bytes;
  };
}

/**
 * Makes the buffers of pdfmake fit for thousands of documents.
 * @param buffer any buffer of pdfmake; its class is changed for all that follow.
 */
export function leanBuffers(buffer: Uint8Array): void {
  const owner = buffer.constructor as unknown as BufferClass;
  shareSingleBuffers(owner);
  writeBytesDirectly(owner);
}
