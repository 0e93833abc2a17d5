import type { PdfKitDocument } from 'pdfmake/build/pdfmake.js';

/** Where a document keeps them: a map beside it would keep them for longer than the document. */
const PIECES = Symbol('pieces');

interface PieceOwner {
  [PIECES]?: Uint8Array[];
  push: (piece: Uint8Array | null) => boolean;
}

/**
 * Keeps what a document writes as it is written. As a stream it came in turns of a timer each, in which a worker began the next
 * certificates it was asked for: a dozen were half done at the same time, all of them in memory (docs/adr/0010).
 * @param document any document; its class is changed for all that follow.
 */
export function keepPieces(document: PdfKitDocument): void {
  const owner = Object.getPrototypeOf(document) as PieceOwner;
  owner.push = function keep(this: PieceOwner, piece) {
    this[PIECES] ??= [];
    if (piece !== null) this[PIECES].push(piece);
    return true;
  };
}

/** Ends a document. @returns all it has written, in order. */
export function endedPieces(document: PdfKitDocument): readonly Uint8Array[] {
  document.end();
  return (document as unknown as PieceOwner)[PIECES] ?? [];
}
