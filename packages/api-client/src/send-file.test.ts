import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { eventually } from '@widya/testing/eventually';
import { stubGlobal, unstubAllGlobals } from '@widya/testing/stub-global';
import { configureApi } from './api.ts';
import { uploadAttachment, uploadClassImage } from './uploads.ts';

/** A fake `XMLHttpRequest` whose response the test sends. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  upload: { onprogress?: (event: object) => void } = {};
  headers: Record<string, string> = {};
  address = '';
  body: FormData | undefined;
  status = 0;
  responseText = '';
  onload = () => undefined;
  onerror = () => undefined;
  onabort = () => undefined;
  open(_method: string, url: URL) {
    this.address = url.href;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return 'req-7';
  }
  send(body: FormData) {
    this.body = body;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.onabort();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload();
  }
}

const file = new File(['isi'], 'materi.pdf', { type: 'application/pdf' });
const last = async () => {
  await eventually(() => expect(FakeRequest.sent.length).toBeGreaterThan(0));
  return FakeRequest.sent.at(-1) as FakeRequest;
};

let token = 'token-1';
beforeEach(() => {
  token = 'token-1';
  FakeRequest.sent = [];
  stubGlobal('XMLHttpRequest', FakeRequest);
  configureApi({
    baseUrl: 'https://api.widya.example',
    readToken: () => token,
    onUnauthorized: async () => {
      token = 'token-2';
      return 'retry';
    },
  });
});
afterEach(() => void unstubAllGlobals());

it('sends the file with token and key, and reports the share sent', async () => {
  const onProgress = jest.fn();
  const answer = uploadAttachment(file, { onProgress });
  const request = await last();
  expect(request.address).toBe('https://api.widya.example/v1/upload/attachment');
  expect(request.headers).toMatchObject({ authorization: 'Bearer token-1', 'idempotency-key': expect.any(String) });
  expect(request.body?.get('upload')).toMatchObject({ name: 'materi.pdf' });
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  expect(onProgress).toHaveBeenCalledWith(0.25);
  request.answer(201, { success: true, location: '/files/x.pdf' });
  expect(await answer).toMatchObject({ location: '/files/x.pdf' });
});

it('calls the endpoint of an existing class', async () => {
  const answer = uploadClassImage(new Blob(['x']), 'ABC');
  const request = await last();
  expect(request.address).toBe('https://api.widya.example/v1/class/ABC/upload_image');
  request.answer(201, { success: true });
  await answer;
});

it('reads the nested message of a refusal', async () => {
  const answer = uploadAttachment(file);
  const body = { success: false, code: 'TOO_LARGE', msg: { message: 'Ukuran berkas maksimal 10 MB' } };
  (await last()).answer(413, body);
  await expect(answer).rejects.toMatchObject({ status: 413, code: 'TOO_LARGE', msg: 'Ukuran berkas maksimal 10 MB' });
});

it('shows the sign-in again and repeats the file under the same key', async () => {
  const answer = uploadAttachment(file);
  const first = await last();
  first.answer(401, { success: false, code: 'UNAUTHENTICATED', msg: 'x' });
  await eventually(() => expect(FakeRequest.sent).toHaveLength(2));
  const second = await last();
  expect(second.headers).toMatchObject({
    authorization: 'Bearer token-2',
    'idempotency-key': first.headers['idempotency-key'],
  });
  second.answer(201, { success: true });
  await answer;
});

it('is cancelled by its signal, and reports a broken connection', async () => {
  const control = new AbortController();
  const cancelled = uploadAttachment(file, { signal: control.signal });
  await last();
  control.abort();
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
  FakeRequest.sent = [];
  const cut = uploadAttachment(file);
  (await last()).onerror();
  await expect(cut).rejects.toMatchObject({ kind: 'network' });
});
