import type { CertificateTemplate } from '@widya/contract/certificate-template';
import { blocksOf, notoFontsOf } from '../font/noto-fonts.ts';
import { type CertificateFacts, type CertificateWarnings, textsOf } from '../layout/layout-certificate.ts';
import type { PdfPieces } from './messages.ts';
import { assembler, type Pdf } from './pdf-pieces.ts';
import { type Lifetime, openRenderer } from './renderer.ts';

export interface DrawnCertificate {
  readonly pdf: Pdf;
  readonly warnings: CertificateWarnings;
}

/** Workers that draw one template for different people. */
export interface RendererPool {
  /** Number of certificates drawn in parallel. */
  readonly size: number;
  /** @throws Error with an Indonesian message when it cannot be drawn. */
  readonly draw: (facts: CertificateFacts) => Promise<DrawnCertificate>;
  readonly close: () => void;
}

/** Leaves processors for the page and the uploads, which are slower than two workers. */
const MOST_WORKERS = 2;
export const workerCount = (processors: number): number => Math.max(1, Math.min(MOST_WORKERS, processors - 1));

/**
 * Certificates that the workers of a pool draw together before they are replaced, which limits memory growth to 150 MB
 * (docs/benchmarks.md).
 */
const RENEWED_AFTER = 600;

/** Staggers the lifetimes, so that workers of a pool are replaced in turn. */
const lifetimeOf = (index: number, size: number): Lifetime => ({
  first: Math.ceil((RENEWED_AFTER * (index + 1)) / size ** 2),
  later: Math.ceil(RENEWED_AFTER / size),
});

/** What workers need to draw; pending parts are awaited while the workers start. */
export interface DrawingParts {
  readonly template: CertificateTemplate;
  readonly font: ArrayBuffer | Promise<ArrayBuffer>;
  /** From `prepareBackground`. */
  readonly backgrounds: Promise<Backgrounds> | Backgrounds;
}

export type Backgrounds = readonly [certPage1: ArrayBuffer | null, certPage2: ArrayBuffer | null];

/** Starts the workers. @throws Error when one cannot be started, and errors of the parts. */
export async function openRendererPool(
  { template, font, backgrounds }: DrawingParts,
  size = workerCount(navigator.hardwareConcurrency),
): Promise<RendererPool> {
  let assemble: ReturnType<typeof assembler> | null = null;
  const assemblePdf = (pieces: PdfPieces): Pdf => {
    if (assemble === null) throw new Error('Nothing was ordered yet');
    return assemble(pieces);
  };
  const letters = Promise.resolve(font);
  const renderers = Array.from({ length: size }, (_, index) => openRenderer(letters, lifetimeOf(index, size)));
  const close = () => {
    for (const renderer of renderers) renderer.close();
  };
  try {
    const [[certPage1, certPage2]] = await Promise.all([backgrounds, letters]);
    assemble = assembler({ certPage1, certPage2 });
    await Promise.all(renderers.map((renderer) => renderer.setUp({ template, certPage1, certPage2 })));
  } catch (caught) {
    close();
    throw caught;
  }
  const leastBusy = () => renderers.reduce((best, renderer) => (renderer.load() < best.load() ? renderer : best));
  const draw = async (facts: CertificateFacts): Promise<DrawnCertificate> => {
    const fonts = await notoFontsOf(blocksOf(textsOf(template, facts)));
    const { pdf, warnings } = await leastBusy().draw(facts, fonts);
    return { pdf: assemblePdf(pdf), warnings };
  };
  return { size, draw, close };
}
