import { expect, it } from '@jest/globals';
import { isKey } from '../platform/storage/keys.ts';
import { DEMO_DOCUMENTS, demoDocumentFiles } from './demo-documents.ts';

it('each kind has a file of its own, under a private name that the storage takes and a row knows', () => {
  const known = new Set(demoDocumentFiles(1, 0).map(({ key }) => key));
  for (const { key } of DEMO_DOCUMENTS) {
    expect(isKey(key)).toBe(true);
    expect(key).toMatch(/^private\//);
    expect(known).toContain(key);
  }
  expect(known.size).toBe(DEMO_DOCUMENTS.length);
});
