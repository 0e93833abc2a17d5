import type { AcceptedType } from './keys.ts';

/** A file of a multipart call, spooled to disk and already checked. */
export interface UploadedFile {
  /** Name of the form field. */
  readonly field: string;
  /** What the sender called it; only for display. */
  readonly originalName: string;
  /** Where it lies until the call ends. */
  readonly path: string;
  /** Content type found in its bytes, never the one the sender claimed. */
  readonly type: AcceptedType | 'text/csv';
  /** Bytes. */
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
}
