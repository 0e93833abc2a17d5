import type { Storage } from '../platform/storage/storage.ts';
import { storeDemoCertificate } from './demo-certificate.ts';
import { storeDemoDocuments } from './demo-documents.ts';
import { storeDemoPhotos } from './demo-photos/demo-photos.ts';
import { storeDemoPosters } from './demo-posters/demo-posters.ts';

/** Stores all files of the demo data under the keys in their rows. */
export async function storeDemoFiles(storage: Storage): Promise<void> {
  await storeDemoCertificate(storage);
  await storeDemoPhotos(storage);
  await storeDemoPosters(storage);
  await storeDemoDocuments(storage);
}
