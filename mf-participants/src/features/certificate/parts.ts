import { type CertificateTemplate, CLASS_DEFAULTS } from '@widya/contract/certificate-template';
import type { PartName } from './layout/layout-certificate.ts';

type NumberField = {
  [Key in keyof CertificateTemplate]: CertificateTemplate[Key] extends number ? Key : never;
}[keyof CertificateTemplate];
type ColorField = Extract<keyof CertificateTemplate, `${string}Color`>;

/** The settings that position a part of the certificate. */
export interface PartFields {
  readonly size: NumberField;
  readonly left: NumberField;
  readonly top: NumberField;
  /** Null for the QR code, which must be black on white to be readable. */
  readonly color: ColorField | null;
  readonly page: 'certPage1' | 'certPage2';
}

export const PARTS: Readonly<Record<PartName, PartFields>> = {
  number: { size: 'fontSizeNumber', left: 'leftNumber', top: 'topNumber', color: 'textColor', page: 'certPage1' },
  name: { size: 'fontSize', left: 'left', top: 'top', color: 'textColor', page: 'certPage1' },
  qr: { size: 'qrSize', left: 'qrLeft', top: 'qrTop', color: null, page: 'certPage1' },
  predicate: {
    size: 'secondFontSize',
    left: 'secondLeft',
    top: 'secondTop',
    color: 'secondTextColor',
    page: 'certPage2',
  },
  competencies: {
    size: 'secondCompetenciesFontSize',
    left: 'secondCompetenciesLeft',
    top: 'secondCompetenciesTop',
    color: 'secondCompetenciesTextColor',
    page: 'certPage2',
  },
};

export const PART_NAMES = Object.keys(PARTS) as readonly PartName[];

/** Settings for a centred name in the middle of the page, or for one at the default position. */
export const centerName = (nameCentered: boolean): Partial<CertificateTemplate> => ({
  nameCentered,
  left: nameCentered ? 50 : CLASS_DEFAULTS.left,
});

/** Limits positions to 0 to 100 percent. Source: B-126. */
const bounded = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)) * 100) / 100;

/** The settings after moving a part, limited to the page. */
export function movePart(
  template: CertificateTemplate,
  part: PartName,
  to: { readonly left: number; readonly top: number },
): CertificateTemplate {
  const { left, top } = PARTS[part];
  return { ...template, [left]: bounded(to.left), [top]: bounded(to.top) };
}
