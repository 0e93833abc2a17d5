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

/** The words of a competency, which may hold bold and italic letters. */
export const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

/** What a person's certificate says. @param site where links begin. */
export const factsOf = (item: CertificateItem, competencies: readonly string[], site: Site): CertificateFacts => ({
  fullName: item.full_name,
  predicate: item.predicate,
  printedNumber: item.printed_number,
  competencies: competencies.map(wordsOf),
  publicCode: item.public_code,
  verifyUrl: outwardAddress(site, 'certificate', item.public_code),
});

/** Letters that the font lacks in what every certificate of a template says. */
export const lettersMissingIn = (
  { hidePageTwo, numberSuffix }: CertificateTemplate,
  competencies: readonly string[],
): readonly string[] => [
  ...new Set([numberSuffix, ...(hidePageTwo ? [] : competencies.map(wordsOf))].flatMap(missingLetters)),
];

/** A code nobody has: its letters are not among those that codes are made of. */
const SAMPLE_CODE = 'CONTOH0000';

export interface Sample {
  readonly name: string;
  readonly predicate: string;
}

/** What the preview and 'Download Satu' say. */
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
  competencies: competencies.map(wordsOf),
  publicCode: SAMPLE_CODE,
  verifyUrl: outwardAddress(site, 'certificate', SAMPLE_CODE),
});
