import type { BackgroundName, PdfPieces } from './messages.ts';

/** What a document of pdfmake has written: bytes, or a text of which each character is a byte. */
export type Written = Uint8Array | string;

function isSame(piece: Written, other: Uint8Array): boolean {
  if (piece === other) return true;
  if (typeof piece === 'string' || piece.length !== other.length) return false;
  for (let at = 0; at < piece.length; at += 1) if (piece[at] !== other[at]) return false;
  return true;
}

/** Joins pieces into one buffer that can be transferred to another thread. */
function joined(pieces: readonly Written[]): ArrayBuffer {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let start = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string')
      for (let at = 0; at < piece.length; at += 1) bytes[start + at] = piece.charCodeAt(at);
    else bytes.set(piece, start);
    start += piece.length;
  }
  return bytes.buffer;
}

/** Replaces background pieces by their names and joins the others. */
export function withoutBackgrounds(
  pieces: readonly Written[],
  backgrounds: ReadonlyMap<BackgroundName, Uint8Array>,
): PdfPieces {
  const result: (ArrayBuffer | BackgroundName)[] = [];
  let between: Written[] = [];
  const close = (): void => {
    if (between.length > 0) result.push(joined(between));
    between = [];
  };
  const backgroundEntries = [...backgrounds];
  for (const piece of pieces) {
    const name = backgroundEntries.find(([, bytes]) => isSame(piece, bytes))?.[0];
    if (name === undefined) between.push(piece);
    else {
      close();
      result.push(name);
    }
  }
  close();
  return result;
}

/** A PDF assembled in the page. */
export interface Pdf {
  /** For a file; only the parts that differ between PDFs take memory. */
  readonly blob: () => Blob;
  /** For an archive. The bytes of backgrounds are shared: do not modify them. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
}

/** Assembles PDFs from pieces. @param backgrounds the bytes that the workers got. */
export function assembler(backgrounds: Readonly<Record<BackgroundName, ArrayBuffer | null>>) {
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  const blobs = new Map<Uint8Array, Blob>();
  for (const [name, buffer] of Object.entries(backgrounds)) {
    if (buffer === null) continue;
    const array = new Uint8Array(buffer);
    bytes.set(name, array);
    blobs.set(array, new Blob([array]));
  }
  return (pieces: PdfPieces): Pdf => {
    const parts = pieces.map((piece) => {
      const part = typeof piece === 'string' ? bytes.get(piece) : new Uint8Array(piece);
      if (part === undefined) throw new Error(`There is no background ${String(piece)}`);
      return part;
    });
    return {
      parts,
      blob: () =>
        new Blob(
          parts.map((part) => blobs.get(part) ?? part),
          { type: 'application/pdf' },
        ),
    };
  };
}
