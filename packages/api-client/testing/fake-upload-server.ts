import { UPLOAD_PART_BYTES } from '@widya/contract/upload-parts';
import { stubGlobal } from '@widya/testing/stub-global';

/** What becomes of a part: it arrives, nothing is heard of it, the line breaks after so many of its bytes, or it is answered with a status. */
export type Fate = 'arrives' | 'silence' | { readonly cutAfter: number } | { readonly status: number };

interface Upload {
  readonly size: number;
  offset: number;
}

/** Keeps resumable uploads in memory, in place of the network. */
export function fakeUploadServer() {
  const uploads = new Map<string, Upload>();
  const server = {
    uploads,
    /** Of the parts to come, in turn; then all arrive. */
    fates: [] as Fate[],
    /** Places and lengths of the parts that were sent. */
    parts: [] as (readonly [offset: number, bytes: number])[],
    /** Forms that were sent. */
    forms: [] as FormData[],
    /** Statuses of the forms to come, in turn; then 201. */
    formStatuses: [] as number[],
    tokens: [] as (string | undefined)[],
    /** Requests that are neither part nor form: `POST`, `GET x`, `DELETE x`. */
    calls: [] as string[],
  };

  const takeForm = (request: FakeRequest): void => {
    server.forms.push(request.body as FormData);
    const status = server.formStatuses.shift() ?? 201;
    request.answer(status, status === 201 ? { success: true, location: '/files/x.mp4' } : refusal(status));
  };

  const takePart = (request: FakeRequest): void => {
    const [, id = '', place = ''] = /resumable\/([^?]+)\?offset=(\d+)/.exec(request.address) ?? [];
    const upload = uploads.get(id);
    const bytes = (request.body as Blob).size;
    server.parts.push([Number(place), bytes]);
    const fate = server.fates.shift() ?? 'arrives';
    request.upload.onprogress?.({ lengthComputable: true, loaded: bytes / 2, total: bytes });
    if (request.aborted || fate === 'silence') return;
    if (!upload) request.answer(404, refusal(404));
    else if (fate === 'arrives') {
      const fits = upload.offset === Number(place);
      if (fits) upload.offset += bytes;
      request.answer(fits ? 200 : 409, fits ? { success: true, offset: upload.offset } : refusal(409));
    } else if ('status' in fate) request.answer(fate.status, refusal(fate.status));
    else {
      upload.offset += fate.cutAfter;
      request.onerror();
    }
  };

  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {};
    headers: Record<string, string> = {};
    method = '';
    address = '';
    body: FormData | Blob | undefined;
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
    getResponseHeader() {
      return 'req-7';
    }
    send(body: FormData | Blob) {
      this.body = body;
      queueMicrotask(() => {
        if (this.aborted) return;
        server.tokens.push(this.headers.authorization);
        if (this.method === 'POST') takeForm(this);
        else takePart(this);
      });
    }
    abort() {
      this.aborted = true;
      this.onabort();
    }
    answer(status: number, body: unknown) {
      this.status = status;
      this.responseText = JSON.stringify(body);
      this.onload();
    }
  }

  stubGlobal('XMLHttpRequest', FakeRequest);
  stubGlobal('fetch', async (request: Request) => {
    const [, id = ''] = /resumable\/(.+)$/.exec(request.url) ?? [];
    server.calls.push(`${request.method} ${id}`.trim());
    if (request.method === 'POST') {
      const { size } = (await request.json()) as { size: number };
      const made = `${String(uploads.size + 1).repeat(32)}-${size}`;
      uploads.set(made, { size, offset: 0 });
      return Response.json({ success: true, id: made }, { status: 201 });
    }
    const upload = uploads.get(id);
    if (!upload) return Response.json(refusal(404), { status: 404 });
    if (request.method === 'DELETE') uploads.delete(id);
    return Response.json(request.method === 'DELETE' ? { success: true } : upload);
  });
  return server;
}

const refusal = (status: number) => ({
  success: false,
  code: status === 401 ? 'UNAUTHENTICATED' : 'INTERNAL',
  msg: `Ditolak ${status}`,
  request_id: 'req-7',
});

/** A video of so many parts; the last one is half as long. */
export const videoOf = (parts: number, name = 'rekaman.mp4'): File =>
  new File([new Uint8Array((parts - 0.5) * UPLOAD_PART_BYTES)], name, { type: 'video/mp4', lastModified: 1_000 });
