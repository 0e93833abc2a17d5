import { drawableText, missingLetters } from '@widya/contract/certificate-letters';
import { type CertificateTemplate, showCode } from '@widya/contract/certificate-template';
import { breakLines, fitText, lineWidth, type Measure, type PlacedWord, placeWords } from './fit-text.ts';
import { ASCENT, DESCENT, LINE_HEIGHT, PAGE_HEIGHT, PAGE_WIDTH, RIGHT_MARGIN } from './page.ts';
import { type QrMark, qrMark } from './qr-mark.ts';

/** Parts of a certificate, each with its controls in the editor. */
export type PartName = 'number' | 'name' | 'predicate' | 'competencies' | 'qr';

/** A line of text; positions in CSS pixels from the upper left corner of the page. */
export interface TextRun {
  readonly part: PartName;
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly fontSize: number;
  readonly color: string;
  /** Positions of its words. */
  readonly words: readonly PlacedWord[];
}

export interface PageLayout {
  /** The background of the page. */
  readonly background: 'certPage1' | 'certPage2';
  readonly texts: readonly TextRun[];
  readonly qr: QrMark | null;
}

/** The facts printed on a certificate. */
export interface CertificateFacts {
  readonly fullName: string;
  readonly predicate: string | null;
  readonly printedNumber: string;
  readonly competencies: readonly string[];
  /** Short code for verification. */
  readonly publicCode: string;
  /** Full address of the verification page, encoded in the QR code. */
  readonly verifyUrl: string;
}

export interface CertificateWarnings {
  /** Whether the name was shrunk. */
  readonly shrunk: boolean;
  /** Whether something exceeds the page even at its smallest size. */
  readonly overflows: boolean;
  /** Characters that the font lacks. */
  readonly missing: readonly string[];
}

export interface CertificateLayout {
  readonly pages: readonly PageLayout[];
  readonly warnings: CertificateWarnings;
}

const percentOf = (percent: number, whole: number): number => (percent / 100) * whole;
/** Width available around a centre: twice its distance to the nearer edge. */
const roomAround = (middle: number): number => Math.max(1, 2 * (Math.min(middle, PAGE_WIDTH - middle) - RIGHT_MARGIN));
const roomRightOf = (x: number): number => Math.max(1, PAGE_WIDTH - RIGHT_MARGIN - x);

interface TextPosition {
  readonly part: PartName;
  readonly left: number;
  readonly top: number;
  readonly fontSize: number;
  readonly color: string;
  /** Whether `left` is the centre of the text instead of its start. */
  readonly centered?: boolean;
}

/** The upper edge of a text's box, limited to the page, and its left edge, or its centre if it is centred. */
function cornerOf({ left, top, fontSize }: TextPosition): { x: number; y: number } {
  const y = Math.min(percentOf(top, PAGE_HEIGHT), PAGE_HEIGHT - (ASCENT + DESCENT) * fontSize);
  return { x: percentOf(left, PAGE_WIDTH), y: Math.max(0, y) };
}

function oneLine(position: TextPosition, rawText: string, measure: Measure) {
  const text = drawableText(rawText);
  const { x: anchor, y } = cornerOf(position);
  const room = position.centered ? roomAround(anchor) : roomRightOf(anchor);
  const fitted = fitText(text, position.fontSize, room, measure);
  // A shrunk text keeps its baseline, so that it stays on the line printed below it.
  const baseline = y + ASCENT * position.fontSize;
  const { fontSize } = fitted;
  const words = placeWords(text, fontSize, measure);
  const x = position.centered ? anchor - lineWidth(text, fontSize, measure) / 2 : anchor;
  const run: TextRun = { part: position.part, text, x, baseline, fontSize, color: position.color, words };
  return { run, fitted };
}

const BULLET = '•';

function listLines(position: TextPosition, items: readonly string[], measure: Measure): TextRun[] {
  const { x, y } = cornerOf(position);
  const { fontSize, part, color } = position;
  const indent = measure(BULLET, fontSize) + measure(' ', fontSize);
  const lines = items.flatMap((item) =>
    breakLines(drawableText(item), fontSize, roomRightOf(x) - indent, measure).map((text, index) =>
      index === 0 ? { text: `${BULLET} ${text}`, x } : { text, x: x + indent },
    ),
  );
  return lines.map((line, index) => ({
    part,
    color,
    fontSize,
    ...line,
    words: placeWords(line.text, fontSize, measure),
    baseline: y + ASCENT * fontSize + index * LINE_HEIGHT * fontSize,
  }));
}

/** The typed texts of a certificate, which may need additional fonts; the predicate is always Latin. */
export const textsOf = (
  { hidePageTwo }: CertificateTemplate,
  { fullName, printedNumber, competencies }: CertificateFacts,
): readonly string[] => [fullName, printedNumber, ...(hidePageTwo ? [] : competencies)];

/**
 * Positions of all parts of a certificate. Preview and PDF both draw exactly this layout, so that they agree.
 * @param measure must use the certificate's own fonts.
 */
export function layoutCertificate(
  template: CertificateTemplate,
  facts: CertificateFacts,
  measure: Measure,
): CertificateLayout {
  const { textColor, secondTextColor, secondCompetenciesTextColor } = template;
  const number = oneLine(
    {
      part: 'number',
      left: template.leftNumber,
      top: template.topNumber,
      fontSize: template.fontSizeNumber,
      color: textColor,
    },
    facts.printedNumber,
    measure,
  );
  const name = oneLine(
    {
      part: 'name',
      left: template.left,
      top: template.top,
      fontSize: template.fontSize,
      color: textColor,
      centered: template.nameCentered,
    },
    facts.fullName,
    measure,
  );
  const qr = qrMark({
    url: facts.verifyUrl,
    code: showCode(facts.publicCode),
    x: percentOf(template.qrLeft, PAGE_WIDTH),
    y: percentOf(template.qrTop, PAGE_HEIGHT),
    size: percentOf(template.qrSize, PAGE_WIDTH),
    measure,
  });
  const first: PageLayout = { background: 'certPage1', texts: [number.run, name.run, qr.caption], qr: qr.mark };
  const predicate = oneLine(
    {
      part: 'predicate',
      left: template.secondLeft,
      top: template.secondTop,
      fontSize: template.secondFontSize,
      color: secondTextColor,
    },
    facts.predicate ?? '',
    measure,
  );
  const competencies = listLines(
    {
      part: 'competencies',
      left: template.secondCompetenciesLeft,
      top: template.secondCompetenciesTop,
      fontSize: template.secondCompetenciesFontSize,
      color: secondCompetenciesTextColor,
    },
    facts.competencies,
    measure,
  );
  const second: PageLayout = {
    background: 'certPage2',
    texts: [predicate.run, ...competencies].filter(({ text }) => text !== ''),
    qr: null,
  };
  const lowest = competencies.at(-1)?.baseline ?? 0;
  return {
    pages: template.hidePageTwo ? [first] : [first, second],
    warnings: {
      shrunk: name.fitted.shrunk,
      overflows: name.fitted.overflows || number.fitted.overflows || (!template.hidePageTwo && lowest > PAGE_HEIGHT),
      missing: [...new Set(textsOf(template, facts).flatMap(missingLetters))],
    },
  };
}
