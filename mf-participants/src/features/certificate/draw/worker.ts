import { CLASS_DEFAULTS } from '@widya/contract/certificate-template';
import { createMeasure, loadFontFrom } from '../font/font.ts';
import type { NotoFont } from '../font/noto-fonts.ts';
import type { Measure } from '../layout/fit-text.ts';
import { layoutCertificate } from '../layout/layout-certificate.ts';
import { type DrawingSetup, type DrawOrder, type FromWorker, missingText, type ToWorker } from './messages.ts';
import { createPdfMaker, type PdfMaker, registerFont, registerNotoFont } from './pdf-maker.ts';

/** State of the worker that draws certificates, one after the other. */
interface Drawing {
  readonly setup: DrawingSetup;
  readonly maker: PdfMaker;
  readonly measure: Measure;
}

let warm: Promise<void> | null = null;
let drawing: Drawing | null = null;
/** Additional fonts that are being registered. */
const fonts: Promise<void>[] = [];

const answer = (message: FromWorker, handedOver: Transferable[] = []): void =>
  globalThis.postMessage(message, { transfer: handedOver });

/** An invented certificate that is drawn first, so that the browser has compiled the code before the first real one. */
const WARM_UP_FACTS = {
  fullName: 'Nama Peserta',
  predicate: null,
  printedNumber: '000/LATIHAN',
  competencies: [],
  publicCode: 'AAAAAAAAAA',
  verifyUrl: 'https://widya.example/sertifikat/AAAAAAAAAA',
};

async function drawWarmUp(font: ArrayBuffer): Promise<void> {
  registerFont(font);
  await loadFontFrom(font);
  const layout = layoutCertificate({ ...CLASS_DEFAULTS, hidePageTwo: true }, WARM_UP_FACTS, createMeasure());
  createPdfMaker({}).draw(layout, '');
}

function warmUp(font: ArrayBuffer): Promise<void> {
  warm = drawWarmUp(font);
  return warm;
}

async function prepare(setup: DrawingSetup): Promise<void> {
  await warm;
  const { certPage1, certPage2 } = setup;
  const maker = createPdfMaker({
    ...(certPage1 ? { certPage1 } : {}),
    ...(certPage2 ? { certPage2 } : {}),
  });
  drawing = { setup, maker, measure: createMeasure() };
  answer({ kind: 'ready' });
}

async function takeFont({ block, bytes }: NotoFont): Promise<void> {
  const loading = loadFontFrom(bytes, block);
  fonts.push(loading);
  registerNotoFont(block, bytes);
  await loading;
}

async function draw({ key, facts }: DrawOrder): Promise<void> {
  if (fonts.length > 0) await Promise.all(fonts);
  if (drawing === null) throw new Error('The worker was given nothing to draw on');
  const { setup, maker, measure } = drawing;
  const layout = layoutCertificate(setup.template, facts, measure);
  if (layout.warnings.missing.length > 0)
    return answer({ kind: 'failed', key, reason: missingText(layout.warnings.missing) });
  const pdf = maker.draw(layout, `Sertifikat ${facts.fullName}`);
  answer(
    { kind: 'drawn', key, pdf, warnings: layout.warnings },
    pdf.filter((piece) => typeof piece !== 'string'),
  );
}

function work(message: ToWorker): Promise<void> {
  if (message.kind === 'font') return takeFont(message.font);
  if (message.kind === 'warm') return warmUp(message.font);
  return message.kind === 'setup' ? prepare(message.setup) : draw(message.order);
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  const key = data.kind === 'draw' ? data.order.key : null;
  work(data).catch((caught: unknown) => answer({ kind: 'failed', key, reason: String(caught) }));
});
