import { expect, it } from '@jest/globals';
import { isKey } from '../platform/storage/keys.ts';
import { DEMO_DOCUMENTS, demoDocumentFiles } from './demo-documents.ts';

it('each type of document has its own file, with a valid private key and a row', () => {
  const recordedKeys = new Set(demoDocumentFiles(1, 0).map(({ key }) => key));
  for (const { key } of DEMO_DOCUMENTS) {
    expect(isKey(key)).toBe(true);
    expect(key).toMatch(/^private\//);
    expect(recordedKeys).toContain(key);
  }
  expect(recordedKeys.size).toBe(DEMO_DOCUMENTS.length);
});
