import {
  type CertificateKind,
  type CertificateTemplate,
  firstNumberOf,
  printNumber,
  verifyPath,
} from '@widya/contract/certificate-template';
import type { CertificateItem } from '@widya/contract/certificates';
import type { CertificateFacts } from './layout/layout-certificate.ts';

/** The words of a competency, which may hold bold and italic letters. */
export const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

const verifyUrlOf = (code: string): string => new URL(verifyPath(code), window.location.origin).href;

/** What a person's certificate says. */
export const factsOf = (item: CertificateItem, competencies: readonly string[]): CertificateFacts => ({
  fullName: item.full_name,
  predicate: item.predicate,
  printedNumber: item.printed_number,
  competencies: competencies.map(wordsOf),
  publicCode: item.public_code,
  verifyUrl: verifyUrlOf(item.public_code),
});

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
): CertificateFacts => ({
  fullName: name,
  predicate,
  printedNumber: printNumber(firstNumberOf(template), kind, template.numberSuffix),
  competencies: competencies.map(wordsOf),
  publicCode: SAMPLE_CODE,
  verifyUrl: verifyUrlOf(SAMPLE_CODE),
});
