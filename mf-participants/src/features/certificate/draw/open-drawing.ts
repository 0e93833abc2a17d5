import type { CertificateTemplate } from '@widya/contract/certificate-template';
import { fontBytes } from '../font/font.ts';
import { type DrawerPool, openDrawers } from './drawer-pool.ts';
import { prepareBackground } from './template-image.ts';

async function backgroundOf(address: string | null): Promise<ArrayBuffer | null> {
  if (address === null) return null;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error('Latar sertifikat tidak dapat dimuat');
  return prepareBackground(await answer.blob());
}

/** Loads font and backgrounds and starts the workers. @throws Error with an Indonesian sentence, or a TypeError of the network */
export async function openDrawing(template: CertificateTemplate, size?: number): Promise<DrawerPool> {
  const [font, certPage1, certPage2] = await Promise.all([
    fontBytes(),
    backgroundOf(template.certPage1),
    template.hidePageTwo ? null : backgroundOf(template.certPage2),
  ]);
  return openDrawers({ template, font, certPage1, certPage2 }, size);
}
