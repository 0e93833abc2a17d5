import { describe, expect, it } from '@jest/globals';
import { drawableText, missingLetters } from '@widya/contract/certificate-letters';
import { CLASS_DEFAULTS } from '@widya/contract/certificate-template';
import { breakLines, fitText, lineWidth, placeWords } from './fit-text.ts';
import { type CertificateFacts, layoutCertificate } from './layout-certificate.ts';
import { ASCENT, PAGE_HEIGHT, PAGE_WIDTH, RIGHT_MARGIN } from './page.ts';
import { qrRectangles } from './qr-mark.ts';

/** Measures every letter as half as wide as its font size. */
const measure = (text: string, size: number) => text.length * size * 0.5;
const facts = (change: Partial<CertificateFacts> = {}): CertificateFacts => ({
  fullName: 'Sekar Ayu',
  predicate: 'Istimewa',
  printedNumber: '001/UJI',
  competencies: ['Menyunting', 'Menyusun daftar pustaka'],
  publicCode: 'ABCDEFGHJK',
  verifyUrl: 'https://widya.example/sertifikat/ABCDEFGHJK',
  ...change,
});
const runOf = (part: string, given = facts(), template = CLASS_DEFAULTS) => {
  const found = layoutCertificate(template, given, measure)
    .pages.flatMap(({ texts }) => texts)
    .find((text) => text.part === part);
  if (!found) throw new Error(`no ${part}`);
  return found;
};

describe('the layout of a certificate', () => {
  it('is a page of 297 × 210 mm at 96 dpi', () => {
    expect(PAGE_WIDTH).toBeCloseTo(1122.52, 2);
    expect(PAGE_HEIGHT).toBeCloseTo(793.7, 2);
  });

  it('puts the upper left corner of a text at its percentages', () => {
    const name = runOf('name');
    expect(name.x).toBeCloseTo(PAGE_WIDTH * 0.58);
    expect(name.baseline).toBeCloseTo(PAGE_HEIGHT * 0.44 + ASCENT * 15);
  });

  it('leaves page two out when it is hidden (B-124)', () => {
    expect(layoutCertificate(CLASS_DEFAULTS, facts(), measure).pages).toHaveLength(2);
    expect(layoutCertificate({ ...CLASS_DEFAULTS, hidePageTwo: true }, facts(), measure).pages).toHaveLength(1);
  });

  it('shrinks a long name on the same baseline, with a warning', () => {
    const long = facts({ fullName: 'Raden Bartholomeus Widyatmoko Prawirodirjo Kusumanegara Adiningrat' });
    const { warnings } = layoutCertificate({ ...CLASS_DEFAULTS, fontSize: 20 }, long, measure);
    expect(warnings).toMatchObject({ shrunk: true, overflows: false });
    const run = runOf('name', long, { ...CLASS_DEFAULTS, fontSize: 20 });
    expect(run.fontSize).toBeLessThan(20);
    expect(run.x + measure(run.text, run.fontSize)).toBeLessThanOrEqual(PAGE_WIDTH - RIGHT_MARGIN);
    expect(run.baseline).toBeCloseTo(runOf('name', facts(), { ...CLASS_DEFAULTS, fontSize: 20 }).baseline);
  });

  it('centres a name around its position, even when it is shrunk', () => {
    const template = { ...CLASS_DEFAULTS, left: 50, fontSize: 40, nameCentered: true };
    for (const fullName of ['Al', 'Raden Bartholomeus Widyatmoko Prawirodirjo Kusumanegara Adiningrat']) {
      const { x, text, fontSize } = runOf('name', facts({ fullName }), template);
      expect(x + measure(text, fontSize) / 2).toBeCloseTo(PAGE_WIDTH / 2);
      expect(x).toBeGreaterThanOrEqual(RIGHT_MARGIN);
    }
    const { warnings } = layoutCertificate({ ...template, left: 99 }, facts(), measure);
    expect(warnings.overflows).toBe(true);
  });

  it('shrinks no text below the smallest size, and then warns', () => {
    const { warnings } = layoutCertificate({ ...CLASS_DEFAULTS, left: 97 }, facts(), measure);
    expect(warnings.overflows).toBe(true);
  });

  it('keeps everything on the page at the very edge', () => {
    const edge = { ...CLASS_DEFAULTS, top: 100, qrLeft: 100, qrTop: 100 };
    const { pages } = layoutCertificate(edge, facts(), measure);
    const [first] = pages;
    for (const { baseline } of first?.texts ?? []) expect(baseline).toBeLessThan(PAGE_HEIGHT);
    expect((first?.qr?.x ?? 0) + (first?.qr?.size ?? 0)).toBeLessThanOrEqual(PAGE_WIDTH);
  });

  it('breaks competencies into lines that are indented behind their bullet', () => {
    const item = 'Menyunting naskah panjang '.repeat(20).trim();
    const { pages } = layoutCertificate(CLASS_DEFAULTS, facts({ competencies: [item] }), measure);
    const lines = pages[1]?.texts.filter(({ part }) => part === 'competencies') ?? [];
    expect(lines.length).toBeGreaterThan(1);
    expect(lines[0]?.text.startsWith('• ')).toBe(true);
    expect(lines[1]?.x).toBeCloseTo((lines[0]?.x ?? 0) + (lines[0]?.words[1]?.offset ?? 0));
  });

  it('names letters that the font lacks, once each', () => {
    expect(layoutCertificate(CLASS_DEFAULTS, facts({ fullName: 'Анна 山👍' }), measure).warnings.missing).toEqual([
      'А',
      'н',
      'а',
      '👍',
    ]);
    expect(missingLetters('Zoë Ştefan Łukasz d’Arc – Ñandú')).toEqual([]);
    expect(missingLetters('Zoe\u0308')).toEqual([]);
    for (const name of ['Nguyễn Thị Phượng Ưu', 'محمد الحسن', '黃志強', 'さくら サクラ', '김민준'])
      expect(missingLetters(name)).toEqual([]);
    expect(drawableText('  Siti\u200b \n Aminah ')).toBe('Siti Aminah');
  });

  it('draws a QR code with a white margin and the short code under it', () => {
    const [page] = layoutCertificate(CLASS_DEFAULTS, facts(), measure).pages;
    const qr = page?.qr;
    if (!qr) throw new Error('no code');
    for (const { x, y, width } of qrRectangles(qr)) {
      expect(x).toBeGreaterThan(qr.x);
      expect(y).toBeGreaterThan(qr.y);
      expect(x + width).toBeLessThan(qr.x + qr.size);
    }
    expect(runOf('qr').text).toBe('ABCDE-FGHJK');
  });
});

/** Returns the texts of a line, each with its offset from the left end in letters. */
const seen = (text: string) => placeWords(text, 2, measure).map(({ text: word, offset }) => [word, offset]);

describe('letters that are not Latin (D219)', () => {
  it('are drawn with the font that contains them, within a word too', () => {
    expect(placeWords('Lim 林志', 2, measure).map(({ text, block, spaced }) => [text, block, spaced])).toEqual([
      ['Lim', null, false],
      ['林', '67', true],
      ['志', '5f', false],
    ]);
    expect(lineWidth('Lim 林志', 2, measure)).toBe(6);
  });

  it('of Arabic are ordered from right to left, while Latin words keep their order', () => {
    expect(seen('محمد علي')).toEqual([
      ['محمد', 4],
      ['علي', 0],
    ]);
    expect(seen('Ali محمد علي Uji')).toEqual([
      ['Ali', 0],
      ['محمد', 8],
      ['علي', 4],
      ['Uji', 13],
    ]);
    expect(seen('محمد Ali Uji')).toEqual([
      ['محمد', 8],
      ['Ali', 0],
      ['Uji', 4],
    ]);
    expect(lineWidth('محمد Ali Uji', 2, measure)).toBe(12);
  });
});

describe('fitting', () => {
  it('returns the largest size in steps of a tenth', () => {
    expect(fitText('abcd', 10, 100, measure)).toEqual({ fontSize: 10, shrunk: false, overflows: false });
    expect(fitText('abcd', 10, 15.1, measure)).toEqual({ fontSize: 7.5, shrunk: true, overflows: false });
    expect(fitText('abcd', 10, 1, measure)).toEqual({ fontSize: 4.5, shrunk: true, overflows: true });
  });

  it('does not break a word that is wider than the line', () => {
    expect(breakLines('aa bbbbbbbbbb cc', 10, 30, measure)).toEqual(['aa', 'bbbbbbbbbb', 'cc']);
  });
});
