import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { isKey } from '../platform/storage/keys.ts';
import { DEMO_CERTIFICATE_KEY, demoCertificate } from './demo-certificate.ts';
import { DEMO_TEMPLATE, demoPageRows } from './demo-certificate-pages/demo-template.ts';
import { drawPage } from './demo-certificate-pages/draw-page.ts';

it('is a PDF whose table has the offset of each object, under a valid storage key', async () => {
  const text = (await demoCertificate()).toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.endsWith('%%EOF\n')).toBe(true);
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(6);
  for (const [index, offset] of offsets.entries())
    expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`));
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref/);
  expect(isKey(DEMO_CERTIFICATE_KEY)).toBe(true);
});

it('templates have backgrounds with the ratio of A4, recorded as files (D238)', async () => {
  const rows = await demoPageRows(1, Date.parse('2026-11-20T03:00:00Z'));
  expect(rows.map(({ key }) => `/files/${key}`)).toEqual([DEMO_TEMPLATE.certPage1, DEMO_TEMPLATE.certPage2]);
  for (const { key, size } of rows) {
    expect(isKey(key)).toBe(true);
    expect(size).toBeLessThan(150_000);
  }
  const { width = 0, height = 0 } = await sharp(await drawPage('certPage1')).metadata();
  expect(width / height).toBeCloseTo(297 / 210, 2);
});
