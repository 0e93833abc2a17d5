import { beginFile } from '../../platform/storage/resumable-files.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';

const SIZE = 5;

const own = async ({ config: { dataDir }, owner, caller }: ExampleWorld) => ({
  id: beginFile(dataDir, caller ?? owner, SIZE, new Date()),
});

const one: Example = { make: async (world) => ({ params: await own(world) }) };

export const resumableUploadExamples: Examples = {
  beginResumableUpload: { make: async () => ({ body: { size: SIZE } }) },
  readResumableUpload: one,
  continueResumableUpload: {
    make: async (world) => ({
      params: await own(world),
      query: { offset: '0' },
      headers: { 'content-type': 'application/octet-stream' },
      body: Buffer.from('video'),
    }),
  },
  dropResumableUpload: one,
};
