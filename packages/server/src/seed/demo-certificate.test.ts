import { expect, it } from '@jest/globals';
import { isKey } from '../storage/keys.ts';
import { DEMO_CERTIFICATE_KEY, demoCertificate } from './demo-certificate.ts';

it('is a PDF whose table finds its objects, under a name that the storage takes', () => {
  const text = demoCertificate().toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.endsWith('%%EOF\n')).toBe(true);
  const places = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  expect(places).toHaveLength(5);
  for (const [index, place] of places.entries()) expect(text.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj`));
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref/);
  expect(isKey(DEMO_CERTIFICATE_KEY)).toBe(true);
});
