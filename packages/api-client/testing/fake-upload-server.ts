import { UPLOAD_PART_BYTES } from '@widya/contract/upload-parts';
import { stubGlobal } from '@widya/testing/stub-global';

/**
 * Result of sending a part: it arrives, it gets no response, the connection breaks after `cutAfter` bytes, or the
 * server responds with `status`.
 */
export type PartOutcome = 'arrives' | 'silence' | { readonly cutAfter: number } | { readonly status: number };

interface Upload {
  readonly size: number;
  offset: number;
}

/** Replaces `XMLHttpRequest` by a fake that stores resumable uploads in memory. */
export function fakeUploadServer() {
  const uploads = new Map<string, Upload>();
  const server = {
    uploads,
    /** Results of the next parts, in order; all later parts arrive. */
    outcomes: [] as PartOutcome[],
    /** Offsets and lengths of the sent parts. */
    parts: [] as (readonly [offset: number, bytes: number])[],
    forms: [] as FormData[],
    /** Statuses of the next forms, in order; all later forms get 201. */
    formStatuses: [] as number[],
    tokens: [] as (string | undefined)[],
    /** Requests other than parts and forms: `POST`, `HEAD x`, `DELETE x`. */
    calls: [] as string[],
  };

  const takeForm = (request: FakeRequest): void => {
    server.forms.push(request.body as FormData);
    const status = server.formStatuses.shift() ?? 201;
    request.answer(status, status === 201 ? { success: true, location: '/files/x.mp4' } : refusal(status));
  };

  const takePart = (request: FakeRequest, upload: Upload | undefined): void => {
    const offset = Number(request.headers['Upload-Offset']);
    const bytes = (request.body as Blob).size;
    server.parts.push([offset, bytes]);
    const outcome = server.outcomes.shift() ?? 'arrives';
    request.upload.onprogress?.({ lengthComputable: true, loaded: bytes / 2, total: bytes });
    if (request.aborted || outcome === 'silence') return;
    if (!upload) request.answer(404, refusal(404));
    else if (outcome === 'arrives') {
      const fits = upload.offset === offset;
      if (fits) upload.offset += bytes;
      if (fits) request.answer(204, undefined, { 'upload-offset': String(upload.offset) });
      else request.answer(409, refusal(409));
    } else if ('status' in outcome) request.answer(outcome.status, refusal(outcome.status));
    else {
      upload.offset += outcome.cutAfter;
      request.onerror();
    }
  };

  const begin = (request: FakeRequest): void => {
    const id = `${String(uploads.size + 1).repeat(32)}`;
    uploads.set(id, { size: Number(request.headers['Upload-Length']), offset: 0 });
    request.answer(201, { success: true, id }, { location: `/v1/upload/resumable/${id}` });
  };

  const answerHead = (request: FakeRequest, upload: Upload | undefined): void => {
    const { offset, size } = upload ?? { offset: 0, size: 0 };
    const headers = { 'upload-offset': String(offset), 'upload-length': String(size) };
    request.answer(upload ? 200 : 404, undefined, headers);
  };

  const take = (request: FakeRequest): void => {
    const [, id] = /\/resumable(?:\/(.+))?$/.exec(request.address) ?? [];
    const upload = uploads.get(id ?? '');
    const isBegin = request.method === 'POST' && id === undefined && request.address.endsWith('/resumable');
    if (request.method === 'PATCH') takePart(request, upload);
    else if (request.method === 'POST' && !isBegin) takeForm(request);
    else server.calls.push(`${request.method} ${id ?? ''}`.trim());
    if (isBegin) begin(request);
    if (request.method === 'HEAD') answerHead(request, upload);
    if (request.method === 'DELETE') request.answer(uploads.delete(id ?? '') ? 204 : 404, undefined);
  };

  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {};
    headers: Record<string, string> = {};
    method = '';
    address = '';
    body: FormData | Blob | null | undefined;
    answered: Readonly<Record<string, string>> = {};
    status = 0;
    responseText = '';
    onload = () => undefined;
    onerror = () => undefined;
    onabort = () => undefined;
    aborted = false;
    open(method: string, url: URL) {
      this.method = method;
      this.address = url.href;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getResponseHeader(name: string) {
      return name === 'x-request-id' ? 'req-7' : (this.answered[name.toLowerCase()] ?? null);
    }
    send(body: FormData | Blob | null) {
      this.body = body;
      queueMicrotask(() => {
        if (this.aborted) return;
        if (this.body) server.tokens.push(this.headers.authorization);
        take(this);
      });
    }
    abort() {
      this.aborted = true;
      this.onabort();
    }
    answer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
      this.status = status;
      this.responseText = body === undefined ? '' : JSON.stringify(body);
      this.answered = headers;
      this.onload();
    }
  }

  stubGlobal('XMLHttpRequest', FakeRequest);
  return server;
}

const refusal = (status: number) => ({
  success: false,
  code: status === 401 ? 'UNAUTHENTICATED' : 'INTERNAL',
  msg: `Ditolak ${status}`,
  request_id: 'req-7',
});

/** Creates a video of the given number of parts, of which the last one has half the length. */
export const videoOf = (parts: number, name = 'rekaman.mp4'): File =>
  new File([new Uint8Array((parts - 0.5) * UPLOAD_PART_BYTES)], name, { type: 'video/mp4', lastModified: 1_000 });
