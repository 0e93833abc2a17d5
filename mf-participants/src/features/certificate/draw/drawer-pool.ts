import type { CertificateTemplate } from '@widya/contract/certificate-template';
import { blocksOf, notoFontsOf } from '../font/noto-fonts.ts';
import { type CertificateFacts, type CertificateWarnings, textsOf } from '../layout/layout-certificate.ts';
import { type Lifetime, openDrawer } from './drawer.ts';
import type { PdfPieces } from './messages.ts';
import { assembler, type Pdf } from './pdf-pieces.ts';

export interface Drawn {
  readonly pdf: Pdf;
  readonly warnings: CertificateWarnings;
}

/** Workers that draw one template for different people. */
export interface DrawerPool {
  /** Number of certificates drawn in parallel. */
  readonly size: number;
  /** @throws Error with an Indonesian message when it cannot be drawn. */
  readonly draw: (facts: CertificateFacts) => Promise<Drawn>;
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
export async function openDrawers(
  { template, font, backgrounds }: DrawingParts,
  size = workerCount(navigator.hardwareConcurrency),
): Promise<DrawerPool> {
  let assemble: ReturnType<typeof assembler> | null = null;
  const put = (pieces: PdfPieces): Pdf => {
    if (assemble === null) throw new Error('Nothing was ordered yet');
    return assemble(pieces);
  };
  const letters = Promise.resolve(font);
  const drawers = Array.from({ length: size }, (_, index) => openDrawer(letters, lifetimeOf(index, size)));
  const close = () => {
    for (const drawer of drawers) drawer.close();
  };
  try {
    const [[certPage1, certPage2]] = await Promise.all([backgrounds, letters]);
    assemble = assembler({ certPage1, certPage2 });
    await Promise.all(drawers.map((drawer) => drawer.setUp({ template, certPage1, certPage2 })));
  } catch (caught) {
    close();
    throw caught;
  }
  const leastBusy = () => drawers.reduce((best, drawer) => (drawer.load() < best.load() ? drawer : best));
  const draw = async (facts: CertificateFacts): Promise<Drawn> => {
    const fonts = await notoFontsOf(blocksOf(textsOf(template, facts)));
    const { pdf, warnings } = await leastBusy().draw(facts, fonts);
    return { pdf: put(pdf), warnings };
  };
  return { size, draw, close };
}
