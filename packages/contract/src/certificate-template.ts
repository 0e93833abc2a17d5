import { PREDICATES, type Predicate } from './registration-status.ts';

/** A certificate shows the predicate of the registration. */
export { PREDICATES, type Predicate };

/**
 * Settings of a certificate, stored as JSON in `custom_certificate_template`. Positions are percent of the page's width
 * (left) and height (top) and locate the upper left corner of a text; sizes are CSS pixels on a page of 297 × 210 mm at
 * 96 dpi (B-127). `qr*` place the code that links to the verification page.
 */
export interface CertificateTemplate {
  /** Addresses of the uploaded backgrounds; null for a white page. */
  readonly certPage1: string | null;
  readonly certPage2: string | null;
  readonly hidePageTwo: boolean;
  /** The first number, `001` (D87). */
  readonly numberPrefix: string;
  /** Printed after each number. */
  readonly numberSuffix: string;
  readonly fontSizeNumber: number;
  readonly leftNumber: number;
  readonly topNumber: number;
  /** Colour of the name and the number. */
  readonly textColor: string;
  readonly fontSize: number;
  readonly left: number;
  readonly top: number;
  /** Whether `left` is the middle of the name instead of its beginning. */
  readonly nameCentered: boolean;
  /** Colour of the predicate on page two. */
  readonly secondTextColor: string;
  readonly secondFontSize: number;
  readonly secondLeft: number;
  readonly secondTop: number;
  readonly secondCompetenciesTextColor: string;
  readonly secondCompetenciesFontSize: number;
  readonly secondCompetenciesLeft: number;
  readonly secondCompetenciesTop: number;
  readonly qrLeft: number;
  readonly qrTop: number;
  /** Percent of the page's width. */
  readonly qrSize: number;
}

/** Initial predicate of the test fields of a template. Source: B-139. */
export const TEST_PREDICATE: Predicate = 'Istimewa';

/** Default settings for classes and courses. Source: D89. */
export const CLASS_DEFAULTS: CertificateTemplate = {
  certPage1: null,
  certPage2: null,
  hidePageTwo: false,
  numberPrefix: '001',
  numberSuffix: '/NBKD77/10/20',
  fontSizeNumber: 15,
  leftNumber: 58,
  topNumber: 36,
  textColor: '#a52620',
  fontSize: 15,
  left: 58,
  top: 44,
  nameCentered: false,
  secondTextColor: '#0f4c82',
  secondFontSize: 28,
  secondLeft: 12,
  secondTop: 20,
  secondCompetenciesTextColor: '#353232',
  secondCompetenciesFontSize: 16,
  secondCompetenciesLeft: 12,
  secondCompetenciesTop: 34,
  qrLeft: 4,
  qrTop: 83,
  qrSize: 6.5,
};

/** Defaults of the template screen: `42, 10.75, 19` are read as size, left and top. Source: D89. */
export const TEMPLATE_SCREEN_DEFAULTS: CertificateTemplate = {
  ...CLASS_DEFAULTS,
  fontSize: 42,
  left: 10.75,
  top: 19,
  leftNumber: 10.75,
  topNumber: 12,
};

/** Default colour of page two on a dark background. Source: D89. */
export const SECOND_COLOR_ON_DARK = '#e9eaec';

const COLOR = /^#[0-9a-f]{6}$/i;
const POSITION = { min: 0, max: 100 } as const;

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Reads stored settings; missing or invalid ones take the default, so that a damaged record never breaks a screen.
 * @param stored the parsed JSON or its text. @param defaults those of the screen.
 */
export function readTemplate(stored: unknown, defaults: CertificateTemplate): CertificateTemplate {
  const settings = asRecord(stored);
  const read = (key: keyof CertificateTemplate): unknown => {
    const fallback = defaults[key];
    const value = settings[key];
    if (typeof fallback === 'number')
      return typeof value === 'number' && value >= POSITION.min && value <= POSITION.max ? value : fallback;
    if (typeof fallback === 'boolean') return typeof value === 'boolean' ? value : fallback;
    if (key.endsWith('Color')) return isText(value) && COLOR.test(value) ? value : fallback;
    return isText(value) && value.length <= 2_048 ? value : fallback;
  };
  return Object.fromEntries(
    (Object.keys(defaults) as (keyof CertificateTemplate)[]).map((key) => [key, read(key)]),
  ) as unknown as CertificateTemplate;
}

function asRecord(stored: unknown): Readonly<Record<string, unknown>> {
  if (isText(stored)) {
    try {
      return asRecord(JSON.parse(stored));
    } catch {
      return {};
    }
  }
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
}

/** The number of the first certificate: the digits of `numberPrefix`, 1 when it has none. Source: D87. */
export function firstNumberOf({ numberPrefix }: Pick<CertificateTemplate, 'numberPrefix'>): number {
  const first = Number.parseInt(numberPrefix, 10);
  return Number.isSafeInteger(first) && first > 0 && first < 1_000_000 ? first : 1;
}

export type CertificateKind = 'class' | 'additional' | 'course';

/** Minimum digits of a printed number. Source: D87. */
const DIGITS: Readonly<Record<CertificateKind, number>> = { class: 3, course: 3, additional: 4 };

/** Formats a certificate number: `7` becomes `007/NBKD77/10/20`. Source: D87. */
export const printNumber = (number: number, kind: CertificateKind, suffix: string): string =>
  `${String(number).padStart(DIGITS[kind], '0')}${suffix}`;

/** Compares by the order in which certificates are numbered: lower-case name by code units, then id. Source: D87. */
export function compareForNumbering(
  one: { readonly full_name: string; readonly id: number },
  other: { readonly full_name: string; readonly id: number },
): number {
  const [a, b] = [one.full_name.toLowerCase(), other.full_name.toLowerCase()];
  if (a !== b) return a < b ? -1 : 1;
  return one.id - other.id;
}

/** Formats a short code for display: `ABCDE-FGHJK`. */
export const showCode = (code: string): string => (code.length === 10 ? `${code.slice(0, 5)}-${code.slice(5)}` : code);
