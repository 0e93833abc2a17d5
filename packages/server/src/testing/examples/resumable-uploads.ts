import type { Example, Examples, ExampleWorld } from './example.ts';

const SIZE = 5;

const own = async ({ uploads, owner, caller }: ExampleWorld) => ({
  id: await uploads.begin(caller ?? owner, SIZE, new Date()),
});

const one: Example = { make: async (world) => ({ params: await own(world) }) };

export const resumableUploadExamples: Examples = {
  beginResumableUpload: { make: async () => ({ headers: { 'upload-length': String(SIZE) } }) },
  readResumableUpload: one,
  continueResumableUpload: {
    make: async (world) => ({
      params: await own(world),
      headers: { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: Buffer.from('video'),
    }),
  },
  dropResumableUpload: one,
};
