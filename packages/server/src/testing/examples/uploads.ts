import { insertClass } from '../fixtures.ts';
import { multipart } from '../multipart.ts';
import { jpegWithExif, MP4, PDF } from '../sample-files.ts';
import type { Example, Examples } from './example.ts';

const form = (name: string, type: string, content: Buffer) => multipart({}, [{ field: 'upload', name, type, content }]);

const image: Example = { make: async () => form('poster.jpg', 'image/jpeg', await jpegWithExif()) };

export const uploadExamples: Examples = {
  uploadClassImage: image,
  uploadClassImageOf: {
    make: async ({ db }) => ({
      params: { id: (await insertClass(db)).code },
      ...form('poster.jpg', 'image/jpeg', await jpegWithExif()),
    }),
  },
  uploadCertificateTemplate: {
    make: async ({ db }) => ({
      params: { id: (await insertClass(db)).id, kind: 'certPage1' },
      ...form('halaman.jpg', 'image/jpeg', await jpegWithExif()),
    }),
  },
  uploadClassVideo: { make: async () => form('rekaman.mp4', 'video/mp4', MP4) },
  uploadAttachment: { make: async () => form('materi.pdf', 'application/pdf', PDF) },
};
