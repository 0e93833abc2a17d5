import type { Readable } from 'node:stream';

/** A response that is a file. */
export interface Download {
  readonly kind: 'download';
  /**
   * Texts and generators are read completely before the transaction commits, so that an error in the middle is still
   * sent as an error; a stream from the file storage is sent after the commit, so that a slow client holds no
   * connection.
   */
  readonly content: string | Buffer | AsyncIterable<string | Buffer> | Readable;
  readonly type: string;
  /** File name for saving; null displays the file in the browser. */
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
