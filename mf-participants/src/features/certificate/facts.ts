import { missingLetters } from '@widya/contract/certificate-letters';
import {
  type CertificateKind,
  type CertificateTemplate,
  firstNumberOf,
  printNumber,
} from '@widya/contract/certificate-template';
import type { CertificateItem } from '@widya/contract/certificates';
import { outwardAddress, type Site } from '@widya/contract/outward-address';
import type { CertificateFacts } from './layout/layout-certificate.ts';

/** The plain text of a competency, which may contain bold and italic formats. */
export const plainTextOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

/** Facts of a person's certificate. @param site base addresses of links. */
export const factsOf = (item: CertificateItem, competencies: readonly string[], site: Site): CertificateFacts => ({
  fullName: item.full_name,
  predicate: item.predicate,
  printedNumber: item.printed_number,
  competencies: competencies.map(plainTextOf),
  publicCode: item.public_code,
  verifyUrl: outwardAddress(site, 'certificate', item.public_code),
});

/** Characters that the font lacks in the texts of a template. */
export const lettersMissingIn = (
  { hidePageTwo, numberSuffix }: CertificateTemplate,
  competencies: readonly string[],
): readonly string[] => [
  ...new Set([numberSuffix, ...(hidePageTwo ? [] : competencies.map(plainTextOf))].flatMap(missingLetters)),
];

/** An impossible code: it contains characters that real codes do not use. */
const SAMPLE_CODE = 'CONTOH0000';

export interface Sample {
  readonly name: string;
  readonly predicate: string;
}

/** Facts of the preview and 'Download Satu'. */
export const sampleFacts = (
  { name, predicate }: Sample,
  template: CertificateTemplate,
  kind: CertificateKind,
  competencies: readonly string[],
  site: Site,
): CertificateFacts => ({
  fullName: name,
  predicate,
  printedNumber: printNumber(firstNumberOf(template), kind, template.numberSuffix),
  competencies: competencies.map(plainTextOf),
  publicCode: SAMPLE_CODE,
  verifyUrl: outwardAddress(site, 'certificate', SAMPLE_CODE),
});
