import * as resumable from '@widya/contract/resumable-uploads';
import { RESUMABLE_ID_FIELD, RESUMABLE_NAME_FIELD } from '@widya/contract/upload-parts';
import type { ApiClient } from './client.ts';
import type { FileTransfer } from './send-file.ts';
import type { PartsApi } from './upload-in-parts.ts';
import { urlOf } from './url-of.ts';

/** A line on which no byte has left for so long is broken, whatever the browser says. */
const PATIENCE = 60_000;

interface Line<Answer> {
  readonly call: ApiClient['call'];
  /** Sends a body to a path, as the person who is signed in. */
  readonly transfer: (url: string, how: Omit<FileTransfer, 'url' | 'headers'>) => Promise<unknown>;
  /** The call that uses the file, with a form in which the file is named. */
  readonly post: (body: FormData) => Promise<Answer>;
  readonly fileName: string;
  readonly signal: AbortSignal | undefined;
}

/** The calls behind `uploadInParts`. */
export function partsApi<Answer>({ call, transfer, post, fileName, signal }: Line<Answer>): PartsApi<Answer> {
  return {
    begin: async (size) => (await call(resumable.beginResumableUpload, { body: { size }, signal })).id,
    offsetOf: async (id) => (await call(resumable.readResumableUpload, { params: { id }, signal })).offset,
    send: async (id, offset, part, onProgress) => {
      const url = urlOf(resumable.continueResumableUpload, { params: { id }, query: { offset } });
      // Without this the type of the file would be sent, which the endpoint does not take.
      const body = part.slice(0, part.size, 'application/octet-stream');
      const answer = await transfer(url, { method: 'PUT', body, onProgress, signal, patience: PATIENCE });
      return (answer as { readonly offset: number }).offset;
    },
    finish: (id) => {
      const form = new FormData();
      form.set(RESUMABLE_ID_FIELD, id);
      form.set(RESUMABLE_NAME_FIELD, fileName);
      return post(form);
    },
    drop: (id) => call(resumable.dropResumableUpload, { params: { id } }),
  };
}
