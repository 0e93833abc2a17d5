import type { CertificateTemplate } from '@widya/contract/certificate-template';
import type { NotoFont } from '../font/noto-fonts.ts';
import type { CertificateFacts, CertificateWarnings, PageLayout } from '../layout/layout-certificate.ts';

/** Everything except the font that all certificates of a batch share. */
export interface DrawingSetup {
  readonly template: CertificateTemplate;
  /** Backgrounds from `prepareBackground`. */
  readonly certPage1: ArrayBuffer | null;
  readonly certPage2: ArrayBuffer | null;
}

export interface DrawOrder {
  readonly key: number;
  readonly facts: CertificateFacts;
}

export type BackgroundName = PageLayout['background'];

/**
 * A PDF in pieces: bytes, and names of backgrounds in between. Backgrounds are nearly all of a certificate and already
 * in the page, so they are not copied and transferred for each of thousands.
 */
export type PdfPieces = readonly (ArrayBuffer | BackgroundName)[];

/** Messages to the worker: the font, the template, then people with the additional fonts that they need. */
export type ToWorker =
  | { readonly kind: 'warm'; readonly font: ArrayBuffer }
  | { readonly kind: 'setup'; readonly setup: DrawingSetup }
  | { readonly kind: 'font'; readonly font: NotoFont }
  | { readonly kind: 'draw'; readonly order: DrawOrder };

/** Messages from the worker. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'drawn'; readonly key: number; readonly pdf: PdfPieces; readonly warnings: CertificateWarnings }
  | { readonly kind: 'failed'; readonly key: number | null; readonly reason: string };

/**
 * Message for a text with characters that the font lacks; such a certificate is reported instead of printed
 * incompletely.
 */
export const missingText = (letters: readonly string[]): string => `Huruf tidak tersedia: ${letters.join(' ')}`;
