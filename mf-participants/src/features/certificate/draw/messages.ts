import type { CertificateTemplate } from '@widya/contract/certificate-template';
import type { NotoFont } from '../font/noto-fonts.ts';
import type { CertificateFacts, CertificateWarnings, PageLayout } from '../layout/layout-certificate.ts';

/** Everything that is the same for all certificates of a batch, but for the font. */
export interface DrawingSetup {
  readonly template: CertificateTemplate;
  /** Backgrounds as `prepareBackground` made them. */
  readonly certPage1: ArrayBuffer | null;
  readonly certPage2: ArrayBuffer | null;
}

export interface DrawOrder {
  readonly key: number;
  readonly facts: CertificateFacts;
}

export type BackgroundName = PageLayout['background'];

/**
 * A PDF in pieces: bytes, and the names of the backgrounds between them. Nearly all of a certificate is its background, which the page
 * has already: it is neither copied nor sent again for each of thousands.
 */
export type PdfPieces = readonly (ArrayBuffer | BackgroundName)[];

/** To the worker: first what it gets ready with, then what it draws on, then whom for, each after the fonts that it needs. */
export type ToWorker =
  | { readonly kind: 'warm'; readonly font: ArrayBuffer }
  | { readonly kind: 'setup'; readonly setup: DrawingSetup }
  | { readonly kind: 'font'; readonly font: NotoFont }
  | { readonly kind: 'draw'; readonly order: DrawOrder };

/** From the worker. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'drawn'; readonly key: number; readonly pdf: PdfPieces; readonly warnings: CertificateWarnings }
  | { readonly kind: 'failed'; readonly key: number | null; readonly reason: string };

/** Thrown inside the worker for a text that the font cannot draw: listed, never silently left out. */
export const missingText = (letters: readonly string[]): string => `Huruf tidak tersedia: ${letters.join(' ')}`;
