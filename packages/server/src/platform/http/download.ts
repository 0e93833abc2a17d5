import type { Readable } from 'node:stream';

/** An answer that is a file. */
export interface Download {
  readonly kind: 'download';
  /**
   * Text and generators are read to the end before the transaction commits, so that an error half way is still an error
   * answer; a stream (of the file storage) is sent after the commit, so that a slow reader holds no connection.
   */
  readonly content: string | Buffer | AsyncIterable<string | Buffer> | Readable;
  readonly type: string;
  /** Name offered for saving; null shows the file in place. */
  readonly filename: string | null;
}

/** Makes a handler answer with a file. */
export const download = (file: Omit<Download, 'kind'>): Download => ({ kind: 'download', ...file });

export const isDownload = (answer: unknown): answer is Download =>
  typeof answer === 'object' &&
  answer !== null &&
  'kind' in answer &&
  answer.kind === 'download' &&
  'content' in answer;
