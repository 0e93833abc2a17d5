/**
 * Uploads a file for a screen. Pass the File itself as the request body (a Blob is streamed; a typed array would be
 * copied into memory). `onProgress` takes a value from 0 to 1, and whether the connection is lost and will be resumed.
 * Reject on failure and after an abort. An abort means that the file is no longer wanted, unless the `cause` of its
 * reason is 'left': then only the screen was closed.
 */
export type SendFile<Result = unknown> = (
  file: Blob,
  how: { name: string; signal: AbortSignal; onProgress: (fraction: number, waits?: boolean) => void },
) => Promise<Result>;

/** A file type that a field accepts. */
export interface FileKind {
  /** Displayed name: 'PDF'. */
  label: string;
  types: readonly string[];
  /** With the dot, in lower case: '.pdf'. */
  endings: readonly string[];
}

export const FILE_KINDS = {
  jpeg: { label: 'JPG', types: ['image/jpeg'], endings: ['.jpg', '.jpeg'] },
  png: { label: 'PNG', types: ['image/png'], endings: ['.png'] },
  pdf: { label: 'PDF', types: ['application/pdf'], endings: ['.pdf'] },
  mp4: { label: 'MP4', types: ['video/mp4'], endings: ['.mp4'] },
  csv: { label: 'CSV', types: ['text/csv', 'application/vnd.ms-excel'], endings: ['.csv'] },
  docx: {
    label: 'DOCX',
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    endings: ['.docx'],
  },
  pptx: {
    label: 'PPTX',
    types: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
    endings: ['.pptx'],
  },
  xlsx: {
    label: 'XLSX',
    types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    endings: ['.xlsx'],
  },
  zip: { label: 'ZIP', types: ['application/zip', 'application/x-zip-compressed'], endings: ['.zip'] },
} as const satisfies Record<string, FileKind>;
