import type { CertificateTemplate } from '@widya/contract/certificate-template';
import { fontBytes } from '../font/font.ts';
import { openRendererPool, type RendererPool } from './renderer-pool.ts';
import { prepareBackground } from './template-image.ts';

async function backgroundOf(address: string | null): Promise<ArrayBuffer | null> {
  if (address === null) return null;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error('Latar sertifikat tidak dapat dimuat');
  return prepareBackground(await answer.blob());
}

/**
 * Loads font and backgrounds while the workers start; another worker scales the background, which takes about as long.
 * @throws Error with an Indonesian message, or a TypeError of the network
 */
export function openDrawing(template: CertificateTemplate, size?: number): Promise<RendererPool> {
  const second = template.hidePageTwo ? null : template.certPage2;
  const backgrounds = Promise.all([backgroundOf(template.certPage1), backgroundOf(second)]);
  return openRendererPool({ template, font: fontBytes(), backgrounds }, size);
}
