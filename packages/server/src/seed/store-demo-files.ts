import type { Storage } from '../platform/storage/storage.ts';
import { storeDemoCertificate } from './demo-certificate.ts';
import { storeDemoDocuments } from './demo-documents.ts';
import { storeDemoPhotos } from './demo-photos/demo-photos.ts';
import { storeDemoPosters } from './demo-posters/demo-posters.ts';

/** Puts every file of the demo data where its row says it is. */
export async function storeDemoFiles(storage: Storage): Promise<void> {
  await storeDemoCertificate(storage);
  await storeDemoPhotos(storage);
  await storeDemoPosters(storage);
  await storeDemoDocuments(storage);
}
