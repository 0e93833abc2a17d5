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

/** Workers that draw the same certificate for different people. */
export interface DrawerPool {
  /** How many certificates are drawn at the same time. */
  readonly size: number;
  /** @throws Error with an Indonesian sentence when it cannot be drawn. */
  readonly draw: (facts: CertificateFacts) => Promise<Drawn>;
  readonly close: () => void;
}

/** Processors stay free for the page and for what sends the files; sending is slower than two that draw. */
const MOST_WORKERS = 2;
export const workerCount = (processors: number): number => Math.max(1, Math.min(MOST_WORKERS, processors - 1));

/** Certificates all workers of a pool draw before they are renewed: growth stays below 150 MB however many follow (docs/benchmarks.md). */
const RENEWED_AFTER = 150;

/** Workers of a pool begin together and are renewed in turn. */
const lifetimeOf = (index: number, size: number): Lifetime => ({
  first: Math.ceil((RENEWED_AFTER * (index + 1)) / size ** 2),
  later: Math.ceil(RENEWED_AFTER / size),
});

/** What workers draw with; what is still being fetched or made is waited for while they get ready. */
export interface DrawingParts {
  readonly template: CertificateTemplate;
  readonly font: ArrayBuffer | Promise<ArrayBuffer>;
  /** As `prepareBackground` makes them. */
  readonly backgrounds: Promise<Backgrounds> | Backgrounds;
}

export type Backgrounds = readonly [certPage1: ArrayBuffer | null, certPage2: ArrayBuffer | null];

/** Starts the workers. @throws Error when one cannot be started, and whatever the parts throw. */
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
