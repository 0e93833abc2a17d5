import type { AcceptedType } from './keys.ts';

/** A checked file of a multipart call in a temporary file. */
export interface UploadedFile {
  /** Name of the form field. */
  readonly field: string;
  /** Name given by the sender; only for display. */
  readonly originalName: string;
  /** Path of the temporary file. */
  readonly path: string;
  /** Content type detected from the bytes, never the claimed one. */
  readonly type: AcceptedType | 'text/csv' | 'application/octet-stream';
  /** In bytes. */
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
}
