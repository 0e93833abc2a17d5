import { expect, test } from '@jest/globals';
import { ApiError } from '@widya/api-client/api-error';
import * as uploads from '@widya/api-client/uploads';
import { uploadForMail } from './upload-for-mail.ts';

declare const jest: typeof import('@jest/globals')['jest'];

jest.mock('@widya/api-client/uploads', () =>
  jest
    .requireActual<typeof import('@widya/testing/spied-module')>('@widya/testing/spied-module')
    .spiedModule(jest.requireActual<typeof uploads>('@widya/api-client/uploads')),
);

const send = (failure: unknown) => {
  jest.mocked(uploads.uploadAttachment).mockRejectedValue(failure);
  const options = { name: 'a.pdf', signal: new AbortController().signal, onProgress: () => undefined };
  return uploadForMail(new Blob(['x']), options);
};

test('a refusal has the message of the server', async () => {
  const refused = new ApiError({ kind: 'http', status: 413, code: 'TOO_LARGE', msg: 'Berkas paling besar 10 MB' });
  await expect(send(refused)).rejects.toThrow('Berkas paling besar 10 MB');
});

test('a failure without a message has that of B-203', async () => {
  await expect(send(new TypeError('x is undefined'))).rejects.toThrow('Kesalahan Terjadi');
});
