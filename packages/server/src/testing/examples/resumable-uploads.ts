import type { Example, Examples, ExampleWorld } from './example.ts';

const SIZE = 5;

const newUpload = async ({ uploads, owner, caller }: ExampleWorld) => ({
  id: await uploads.begin(caller ?? owner, SIZE, new Date()),
});

const onUpload: Example = { make: async (world) => ({ params: await newUpload(world) }) };

export const resumableUploadExamples: Examples = {
  beginResumableUpload: { make: async () => ({ headers: { 'upload-length': String(SIZE) } }) },
  readResumableUpload: onUpload,
  continueResumableUpload: {
    make: async (world) => ({
      params: await newUpload(world),
      headers: { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: Buffer.from('video'),
    }),
  },
  dropResumableUpload: onUpload,
};
