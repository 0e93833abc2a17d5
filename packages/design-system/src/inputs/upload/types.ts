/**
 * Sends one file to wherever the screen wants it. Give the file itself to the request body (a Blob streams; a typed
 * array would be copied into memory). `onProgress` takes 0 to 1, and whether the line is broken and it goes on by itself.
 * Reject to fail; after an abort, reject as well. An abort means that the person does not want the file any more; where the
 * `cause` of its reason is 'left', only the screen has gone.
 */
export type SendFile<Result = unknown> = (
  file: Blob,
  how: { name: string; signal: AbortSignal; onProgress: (fraction: number, waits?: boolean) => void },
) => Promise<Result>;

/** A kind of file a field takes. */
export interface FileKind {
  /** Said to people: 'PDF'. */
  label: string;
  types: readonly string[];
  /** With the dot, in small letters: '.pdf'. */
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
