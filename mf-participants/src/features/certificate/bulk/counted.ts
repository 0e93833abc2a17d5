import type { CertificateBulkPreview } from '@widya/contract/certificates-bulk';
import type { CountedBulk } from '@widya/record-kit/bulk-action/bulk-preview';

interface CountTexts {
  readonly will: (count: number) => string;
  readonly nothing: string;
}

/** Texts for the preview of a bulk action on certificates. */
export const countedOf = ({ changes, skipped, examples }: CertificateBulkPreview, texts: CountTexts): CountedBulk => ({
  headline: changes === 0 ? texts.nothing : texts.will(changes),
  skipped,
  examples,
});
